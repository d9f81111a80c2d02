import { expect, it } from 'vitest';
import { errorTrace } from '../../server/error-trace.ts';

it('The trace of an error has names, code and frames, but no message', () => {
  const secret = 'secret\n    at hidden (secret.ts:1:1)';
  const cause = Object.assign(new RangeError(secret), { code: '23505' });
  const trace = errorTrace(new Error(`Failed query: ${secret}`, { cause }));
  expect(trace).toMatchObject({ error: 'Error < RangeError', code: '23505' });
  expect(JSON.stringify(trace)).toContain('error-trace.test.ts');
  expect(JSON.stringify(trace)).not.toContain('secret');
});

it('Any thrown value has a trace without its text', () => {
  for (const thrown of [
    undefined,
    null,
    'secret',
    { message: 'secret' },
    Object.assign(new Error('secret'), { stack: undefined }),
  ])
    expect(JSON.stringify(errorTrace(thrown))).not.toContain('secret');
});
