import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../server/actions/fingerprint.ts';
import { checkInActionNow } from '../../support/deliver-actions.ts';

const of = (input: unknown) => fingerprint(checkInActionNow('mei', { input }));

describe('the fingerprint of an action', () => {
  it('is the same for the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(of(JSON.parse(JSON.stringify(input)))).toBe(of(input));
      }),
    );
  });

  it('does not mind the order of keys', () => {
    expect(of({ a: 1, b: { c: 2, d: 3 } })).toBe(of({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('tells different inputs apart', () => {
    const inputs = [
      null,
      0,
      1,
      '',
      '1',
      true,
      [],
      {},
      [1],
      [[1]],
      [1, 1],
      [11],
      { a: 1 },
      { a: '1' },
      { b: 1 },
    ];
    const nested = [{ a: { b: 1 } }, { a: { b: {} } }, ['1,1'], ['1', '1'], [null], [undefined, 'x']];
    expect(new Set([...inputs, ...nested].map(of)).size).toBe(inputs.length + nested.length);
  });

  it('tells name, version and lane apart, and not the moment or the clock', () => {
    const action = checkInActionNow('mei');
    const others = [
      { ...action, name: 'x' },
      { ...action, v: 2 },
      { ...action, lane: 'x' },
    ];
    for (const other of others) expect(fingerprint(other)).not.toBe(fingerprint(action));
    expect(fingerprint({ ...action, tappedAt: 1, offsetMs: null })).toBe(fingerprint(action));
  });

  it('takes inputs that hold themselves, or the same thing a billion times over', () => {
    const loop: Record<string, unknown> = {};
    Object.assign(loop, { left: loop, right: loop });
    let shared: unknown = 'x';
    for (let depth = 0; depth < 30; depth++) shared = [shared, shared];
    for (const input of [loop, shared, 10n, Symbol('x'), new Date(Number.NaN), new Map(), /x/])
      expect(of(input)).toMatch(/^[\w-]{43}$/);
  });
});
