type Themed = readonly [light: string, dark: string];

/** The colours of what the server draws by itself: the mailbox, and grounds of share pictures. */
export type Colours = Record<'ink' | 'inkSoft' | 'page' | 'card' | 'line', Themed>;

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const colours: Colours = {
  ink: ['#000000', '#ffffff'],
  inkSoft: ['#555555', '#bbbbbb'],
  page: ['#ffffff', '#111111'],
  card: ['#ffffff', '#222222'],
  line: ['#dddddd', '#444444'],
};
