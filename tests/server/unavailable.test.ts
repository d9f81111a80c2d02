import { describe, expect, it } from 'vitest';
import { isUnavailable, PoolUnavailable } from '../../server/unavailable.ts';

const errorWithCode = (code: string) => Object.assign(new Error('x'), { code });
const inQuery = (cause: Error) => new Error('Failed query: select 1\nparams: ', { cause });

describe('An error', () => {
  it.each([
    ['a refused connection', inQuery(errorWithCode('ECONNREFUSED'))],
    ['a shutdown', inQuery(errorWithCode('57P01'))],
    ['two transactions that waited for each other', inQuery(errorWithCode('40P01'))],
    ['too many connections', inQuery(errorWithCode('53300'))],
    ['a database without room', inQuery(errorWithCode('53100'))],
    ['a disk without room', errorWithCode('ENOSPC')],
    ['a lost connection', inQuery(new Error('Connection terminated unexpectedly'))],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a closed database', inQuery(new Error('PGlite is closed'))],
    ['a pool that does not answer', new PoolUnavailable('x', { cause: new Error('throttled') })],
    [
      'any of these as a deeper cause',
      new Error('x', { cause: new Error('y', { cause: errorWithCode('08006') }) }),
    ],
  ])('counts as unavailable: %s', (_, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a bug', new TypeError('x is undefined')],
    ['a violated constraint', inQuery(errorWithCode('23505'))],
    [
      'a query that contains such a message',
      new Error('Failed query: select $1\nparams: connection terminated'),
    ],
    ['nothing', null],
    ['a text', 'connection terminated'],
  ])('does not count as unavailable: %s', (_, error) => expect(isUnavailable(error)).toBe(false));

  it('may be its own cause', () => {
    const error = new Error('x');
    error.cause = error;
    expect(isUnavailable(error)).toBe(false);
  });
});
