import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../server/actions/fingerprint.ts';
import { checkInActionNow } from '../../support/deliver-actions.ts';

const fingerprintOf = (input: unknown) => fingerprint(checkInActionNow('mei', { input }));

describe('The fingerprint of an action', () => {
  it('is the same for the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(fingerprintOf(JSON.parse(JSON.stringify(input)))).toBe(fingerprintOf(input));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    expect(fingerprintOf({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprintOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('differs for different inputs', () => {
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
    // The same parts, which begin and end at another place.
    const divided = [[[1, 1]], [1, [1]], [[1], 1], { a: { b: 1 }, c: 1 }, { a: { b: 1, c: 1 } }];
    const all = [...inputs, ...nested, ...divided];
    expect(new Set(all.map(fingerprintOf)).size).toBe(all.length);
  });

  it('differs by name, version and lane, but not by the time of the tap or the clock', () => {
    const action = checkInActionNow('mei');
    const others = [
      { ...action, name: 'x' },
      { ...action, v: 2 },
      { ...action, lane: 'x' },
    ];
    for (const other of others) expect(fingerprint(other)).not.toBe(fingerprint(action));
    expect(fingerprint({ ...action, tappedAt: 1, offsetMs: null })).toBe(fingerprint(action));
  });

  it('works for inputs that contain themselves, or the same value a billion times', () => {
    const loop: Record<string, unknown> = {};
    Object.assign(loop, { left: loop, right: loop });
    let shared: unknown = 'x';
    for (let depth = 0; depth < 30; depth++) shared = [shared, shared];
    for (const input of [loop, shared, 10n, Symbol('x'), new Date(Number.NaN), new Map(), /x/])
      expect(fingerprintOf(input)).toMatch(/^[\w-]{43}$/);
  });
});
