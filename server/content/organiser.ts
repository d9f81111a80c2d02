import * as v from 'valibot';
import { daySchema } from '../../src/domain/time/time-schemas.ts';
import { errorAt, type Problem } from './problem.ts';
import { parseJson } from './read/read-json.ts';

const FILE = { file: 'organiser.json' };
const MAX_DECIMALS = 3;

const organiserSchema = v.strictObject({
  currency: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is not a code of three capitals, such as MYR.')),
    symbol: v.pipe(v.string(), v.nonEmpty('is empty.')),
    decimals: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(MAX_DECIMALS, 'is more than a currency has.'),
    ),
  }),
  spreadsheets: v.optional(
    v.strictObject({
      dateOrder: v.optional(
        v.picklist(['day-month-year', 'month-day-year'], 'is not “day-month-year” or “month-day-year”.'),
      ),
      decimalMark: v.optional(v.picklist(['.', ','], 'is not “.” or “,”.')),
    }),
    {},
  ),
  /** Only in the sample: the day on which its dates are right. */
  sampleDay: v.optional(daySchema),
});
export type Organiser = v.InferOutput<typeof organiserSchema>;

export function readOrganiser(text: string): { organiser: Organiser } | { problems: Problem[] } {
  const parsed = parseJson(FILE.file, text);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const read = v.safeParse(organiserSchema, parsed.value);
  if (read.success) return { organiser: read.output };
  return {
    problems: read.issues.map((issue) => {
      const field = v.getDotPath(issue);
      return errorAt({ ...FILE, ...(field && { field }) }, issue.message);
    }),
  };
}
