import type { Meanings } from './meaning.ts';

const AT_THE_TOP = 'In the Markdown file, the columns but the last stand at its top, each on a line.';
const FILE_NAME =
  'the end of its address; in a Markdown file it is the name of the file and is not written down';

export const textMeanings: Meanings<'articles' | 'media' | 'pages' | 'faqs' | 'moments' | 'positions'> = {
  pages: {
    about: `\`privacy-policy\` and \`terms-of-use\`, to which visitors agree when they sign up, and what the menus link to once it is there: \`about-us\` and, unless \`offers\` leaves it out, \`career\`. A folder \`pages\` with a file \`.md\` for each. ${AT_THE_TOP}`,
    columns: {
      slug: FILE_NAME,
      title:
        'what the text is called where it is read by other programs; the app writes its own heading, such as About Us',
      updated: 'when the text was last changed',
      sections: 'the text. Each part begins with a line ## and its heading',
    },
  },
  faqs: {
    about: 'Questions and answers, in the order of the file.',
    columns: {
      slug: 'a short name for the question, to link to it',
      group: 'the heading under which it stands, such as Visiting',
      question: 'as visitors would ask it',
      answer: 'in a few sentences',
    },
  },
  articles: {
    about: `What parents like to read: a folder \`articles\` with a file \`.md\` for each. ${AT_THE_TOP}`,
    columns: {
      slug: FILE_NAME,
      title: 'the heading',
      stage: 'the time of family life that it is about',
      summary: 'a sentence or two for lists',
      author: 'who wrote it',
      published: 'since when it is to be read',
      brands: 'ids of brands that it is about, with commas between them',
      products: 'ids of products that it is about, with commas between them',
      body: 'the text',
    },
  },
  media: {
    about: 'What newspapers and others wrote about you.',
    columns: {
      slug: 'the end of its address and of the name of its picture',
      title: 'the heading',
      outlet: 'where it was published',
      published: 'when it was published',
      summary: 'a sentence or two for lists',
      body: 'the text',
    },
  },
  moments: {
    about: 'Pictures of the gallery; each takes a file `pictures/moment-<id>.jpg`.',
    columns: {
      id: 'the end of the name of its picture',
      caption: 'what one sees',
      expo: 'where it was taken',
      taken: 'when it was taken',
    },
  },
  positions: {
    about: 'Open positions. Each is shown until the day on which it closes.',
    columns: {
      slug: 'the end of its address and of the name of its picture',
      title: 'what the job is called',
      team: 'with whom',
      place: 'where',
      type: 'such as Full-time',
      summary: 'a sentence or two for lists',
      body: 'what there is to do and who should apply',
      salaryFrom: 'the least that you pay, in the main unit of your currency',
      salaryTo: 'the most that you pay',
      salaryPer: 'for how long',
      posted: 'since when it is open',
      closes: 'the last day to apply',
    },
  },
};
