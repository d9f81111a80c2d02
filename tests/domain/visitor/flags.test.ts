import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFlagOn, parseFlags } from '../../../src/domain/visitor/flags.ts';

const map = fc.dictionary(fc.string({ minLength: 1 }), fc.boolean());

describe('flags', () => {
  it('say the same in each of the three shapes and under every name for a field', () => {
    fc.assert(
      fc.property(
        map,
        fc.constantFrom('name', 'key', 'flagName'),
        fc.constantFrom('enabled', 'value'),
        (flags, n, e) => {
          const list = Object.entries(flags).map(([name, value]) => ({ [n]: name, [e]: value }));
          const asMap = parseFlags(flags);
          expect(parseFlags(list)).toEqual(asMap);
          expect(parseFlags({ flags: list })).toEqual(asMap);
          for (const [name, value] of Object.entries(flags)) expect(isFlagOn(asMap, name)).toBe(value);
        },
      ),
    );
  });

  it('are off when unknown, also by the names that every object has', () => {
    expect(isFlagOn(undefined, 'directoryState')).toBe(false);
    expect(isFlagOn(parseFlags([]), 'directoryState')).toBe(false);
    expect(isFlagOn(parseFlags({ a: true }), 'constructor')).toBe(false);
    expect(isFlagOn(parseFlags(JSON.parse('{"__proto__": true}')), 'polluted')).toBe(false);
  });

  it('survive anything that could arrive', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const value of Object.values(parseFlags(raw))) expect(typeof value).toBe('boolean');
      }),
    );
  });
});
