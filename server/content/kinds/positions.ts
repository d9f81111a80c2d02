import { choice } from '../fields/choices.ts';
import { slug } from '../fields/names.ts';
import { wholeNumber } from '../fields/numbers.ts';
import { line, richText } from '../fields/text.ts';
import { day } from '../fields/times.ts';
import { kind, unless } from '../kind.ts';

const MAX_SALARY = 10_000_000;
const salary = wholeNumber(1, MAX_SALARY);

/** Open positions, until the day on which they close. */
export const positions = kind({
  key: ['slug'],
  fields: {
    slug,
    title: line,
    team: line,
    place: line,
    type: line,
    summary: line,
    body: richText,
    salaryFrom: salary,
    salaryTo: salary,
    salaryPer: choice(['month', 'day']),
    posted: day,
    closes: day,
  },
  body: 'body',
  rules: [
    {
      takes: ['salaryFrom', 'salaryTo'],
      check: ({ salaryFrom, salaryTo }) => unless(salaryFrom <= salaryTo, 'salaryTo', 'is below salaryFrom.'),
    },
  ],
});
