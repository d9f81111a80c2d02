import { describe, expect, it } from 'vitest';
import type { Family } from '../../../src/domain/visitor/family.ts';
import { isFamilyEmpty, optimisticFamily } from '../../../src/features/family/optimistic-family.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const nothing: Family = {
  isExpecting: false,
  isParent: false,
  dueDate: null,
  children: [],
  interests: [],
  remind: false,
};
const expecting = { ...nothing, isExpecting: true };
const parent = { ...nothing, isParent: true };
const tell = (input: unknown) => ({ name: 'family.set-journey', input });

describe('what is known of a family', () => {
  it('is what this phone said last, until a newer answer comes', () => {
    const entries = entriesFor([tell(parent), tell(expecting)], 2);
    expect(optimisticFamily(nothing, { rev: 1, atMs: 0 }, entries)).toEqual(expecting);
    expect(optimisticFamily(nothing, { rev: 2, atMs: 0 }, entries)).toEqual(nothing);
    expect(optimisticFamily(nothing, { rev: 2, atMs: 0 }, entriesFor([tell(parent)], 0))).toEqual(parent);
  });

  it('is as it was kept after a restart, but for what was said after that', () => {
    const entries = entriesFor([tell(expecting)], 1).map((entry) => ({ ...entry, settledAt: 500 }));
    expect(optimisticFamily(parent, { rev: -1, atMs: 900 }, entries)).toEqual(parent);
    expect(optimisticFamily(parent, { rev: -1, atMs: 100 }, entries)).toEqual(expecting);
  });

  it('is not changed by what cannot be read', () => {
    expect(optimisticFamily(parent, { rev: 0, atMs: 0 }, entriesFor([tell({ isParent: 'yes' })], 1))).toEqual(
      parent,
    );
  });
});

describe('a family', () => {
  it('has told nothing only if it wants no reminders either', () => {
    expect(isFamilyEmpty(nothing)).toBe(true);
    expect(isFamilyEmpty({ ...nothing, remind: true })).toBe(false);
    expect(isFamilyEmpty({ ...nothing, interests: ['feeding'] })).toBe(false);
    expect(isFamilyEmpty(parent)).toBe(false);
  });
});
