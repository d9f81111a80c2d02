import { id } from '../fields/names.ts';
import { line } from '../fields/text.ts';
import { kind, unless } from '../kind.ts';

/** What fits a chip, the subject of an enquiry and an address. */
const MAX_NAME = 60;

/** What products and brands are narrowed down by. */
export const categories = kind({
  key: ['id'],
  fields: { id, name: line },
  rules: [
    {
      takes: ['name'],
      check: ({ name }) =>
        unless(name.length <= MAX_NAME, 'name', `has ${name.length} characters. At most ${MAX_NAME} fit.`),
    },
  ],
});
