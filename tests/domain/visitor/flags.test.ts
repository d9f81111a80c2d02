import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFlagOn, parseFlags } from '../../../src/domain/visitor/flags.ts';

const map = fc.dictionary(fc.string({ minLength: 1 }), fc.boolean());

describe('flags', () => {
  it('are parsed alike from each of the three shapes and all field names', () => {
    fc.assert(
      fc.property(
        map,
        fc.constantFrom('name', 'key', 'flagName'),
        fc.constantFrom('enabled', 'value'),
        (flags, nameKey, valueKey) => {
          const list = Object.entries(flags).map(([name, value]) => ({ [nameKey]: name, [valueKey]: value }));
          const parsed = parseFlags(flags);
          expect(parseFlags(list)).toEqual(parsed);
          expect(parseFlags({ flags: list })).toEqual(parsed);
          for (const [name, value] of Object.entries(flags)) expect(isFlagOn(parsed, name)).toBe(value);
        },
      ),
    );
  });

  it('without a name are left out, in every shape', () => {
    expect(parseFlags({ '': true })).toEqual({});
    expect(parseFlags([{ name: '', enabled: true }])).toEqual({});
  });

  it('are off when unknown, also those named like members of every object', () => {
    expect(isFlagOn(undefined, 'directoryState')).toBe(false);
    expect(isFlagOn(parseFlags([]), 'directoryState')).toBe(false);
    expect(isFlagOn(parseFlags({ a: true }), 'constructor')).toBe(false);
    expect(isFlagOn(parseFlags(JSON.parse('{"__proto__": true}')), 'polluted')).toBe(false);
  });

  it('are booleans for any response', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const value of Object.values(parseFlags(raw))) expect(typeof value).toBe('boolean');
      }),
    );
  });
});
