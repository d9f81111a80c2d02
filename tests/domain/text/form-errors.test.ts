import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldErrors } from '../../../src/domain/text/form-errors.ts';

const schema = v.object({ label: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), city: v.string() });
const errorsOf = (label: string) =>
  fieldErrors(v.safeParse(schema, { label, city: 'Ipoh' }).issues, { label: 'Enter a label.', city: '' });

it('An empty field is asked for, one that is too long says how long it may be', () => {
  expect(errorsOf('')).toEqual({ label: 'Enter a label.' });
  expect(errorsOf('x'.repeat(41))).toEqual({ label: 'Keep this to 40 characters.' });
  expect(errorsOf('Home')).toEqual({});
});
