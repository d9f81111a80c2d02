import type { EnquiryKind } from './enquiry.ts';

/** Contact data of the sample organiser: a reserved domain and a fictional number. */
export const organiser = {
  company: 'Yhello Expo Sdn Bhd',
  email: 'hello@yhello.test',
  phone: '+60 3-5550 0148',
  address: ['Level 3, Menara Mesra', '18 Jalan 14/20, Seksyen 14', '46100 Petaling Jaya, Selangor'],
  hours: [
    ['Monday to Friday', '9:30 AM – 5:30 PM'],
    ['On expo days', 'Help desk, from doors open to close'],
  ],
  answerWithin: 'three working days',
} as const;

/** The mailbox of each kind of enquiry. */
export const enquiryEmail: Record<EnquiryKind, string> = {
  visitor: organiser.email,
  exhibitor: 'exhibit@yhello.test',
  'online-service': 'service@yhello.test',
};
