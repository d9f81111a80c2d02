import { describe, expect, it } from 'vitest';
import { isUnavailable, PoolUnavailable } from '../../server/unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const inQuery = (cause: Error) => new Error('Failed query: select 1\nparams: ', { cause });

describe('an error', () => {
  it.each([
    ['a refused connection', inQuery(coded('ECONNREFUSED'))],
    ['a shutdown', inQuery(coded('57P01'))],
    ['too many connections', inQuery(coded('53300'))],
    ['a lost connection', inQuery(new Error('Connection terminated unexpectedly'))],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a closed database', inQuery(new Error('PGlite is closed'))],
    ['a silent pool', new PoolUnavailable('x', { cause: new Error('throttled') })],
    ['any of these further down', new Error('x', { cause: new Error('y', { cause: coded('08006') }) })],
  ])('says that somebody is away: %s', (_, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a mistake', new TypeError('x is undefined')],
    ['a broken rule', inQuery(coded('23505'))],
    ['a query with those words in it', new Error('Failed query: select $1\nparams: connection terminated')],
    ['nothing', null],
    ['a text', 'connection terminated'],
  ])('does not: %s', (_, error) => expect(isUnavailable(error)).toBe(false));

  it('that is its own cause is judged too', () => {
    const error = new Error('x');
    error.cause = error;
    expect(isUnavailable(error)).toBe(false);
  });
});
