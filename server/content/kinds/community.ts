import { STAGES } from '../../../src/domain/content/family-stage.ts';
import { choice } from '../fields/choices.ts';
import { listField } from '../fields/lists.ts';
import { idOf, slug } from '../fields/names.ts';
import { wholeNumber } from '../fields/numbers.ts';
import { line, plainText, richText } from '../fields/text.ts';
import { day } from '../fields/times.ts';
import { kind, unless } from '../kind.ts';

const MAX_AGE_YEARS = 99;

export const groups = kind({
  key: ['slug'],
  fields: {
    slug,
    name: line,
    stage: choice(STAGES),
    area: line,
    languages: listField(line),
    meetsWhen: line,
    meetsWhere: line,
    about: richText,
    howToJoin: listField(line),
  },
  body: 'about',
});

/** Questions of parents. */
export const questions = kind({
  key: ['slug'],
  fields: { slug, title: line, author: line, stage: choice(STAGES), asked: day, body: plainText },
});

export const answers = kind({
  key: ['question', 'author', 'answered'],
  fields: { question: idOf('questions'), author: line, answered: day, text: plainText },
});

export const kidsPlaces = kind({
  key: ['slug'],
  fields: {
    slug,
    name: line,
    region: line,
    area: line,
    ageFrom: wholeNumber(0, MAX_AGE_YEARS),
    ageTo: wholeNumber(0, MAX_AGE_YEARS),
    kind: line,
    summary: line,
    hours: line,
    priceNote: line,
  },
  rules: [
    {
      takes: ['ageFrom', 'ageTo'],
      check: ({ ageFrom, ageTo }) => unless(ageFrom <= ageTo, 'ageTo', 'is below ageFrom.'),
    },
  ],
});
