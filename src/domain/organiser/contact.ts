// @script information

/** How the organiser is reached. Fields without a value are empty. */
type Contact = {
  company: string;
  email: string;
  exhibitorEmail: string;
  serviceEmail: string;
  careersEmail: string;
  phone: string;
  /** The lines of the address of the office. */
  address: readonly string[];
  hours: readonly { when: string; open: string }[];
  /** `three working days` */
  answerWithin: string;
};

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const contact: Contact = {
  company: '',
  email: '',
  exhibitorEmail: '',
  serviceEmail: '',
  careersEmail: '',
  phone: '',
  address: [],
  hours: [],
  answerWithin: 'three working days',
};
