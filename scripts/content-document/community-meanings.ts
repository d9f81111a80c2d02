import type { Meanings } from './meaning.ts';

export const communityMeanings: Meanings<'groups' | 'questions' | 'answers' | 'kids-places'> = {
  groups: {
    about: 'Groups of parents that meet.',
    columns: {
      slug: 'the end of its address and of the name of its picture',
      name: 'as visitors read it',
      stage: 'the time of family life of its members',
      area: 'the town or district',
      languages: 'what is spoken there',
      meetsWhen: 'such as Tuesdays, 10 AM',
      meetsWhere: 'the place',
      about: 'who they are and what they do',
      howToJoin: 'what one does first, second, third',
    },
  },
  questions: {
    about: 'Questions that parents asked.',
    columns: {
      slug: 'the end of its address',
      title: 'the question in one sentence',
      author: 'a first name, as it may be shown',
      stage: 'the time of family life that it is about',
      asked: 'when it was asked',
      body: 'all of it',
    },
  },
  answers: {
    about: 'Answers to `questions`.',
    columns: {
      question: 'which, by its slug',
      author: 'who answers',
      answered: 'when',
      text: 'the answer',
    },
  },
  'kids-places': {
    about: 'Where one can go with children.',
    columns: {
      slug: 'the end of its address and of the name of its picture',
      name: 'as visitors read it',
      region: 'the state or region by which visitors choose',
      area: 'the town or district',
      ageFrom: 'the age from which it is fun, in years',
      ageTo: 'the age up to which it is fun, in years',
      kind: 'such as Indoor playground',
      summary: 'a sentence or two',
      hours: 'when it is open',
      priceNote: 'what it costs',
    },
  },
};
