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
};
const expecting = { ...nothing, isExpecting: true };
const parent = { ...nothing, isParent: true };
const setFamily = (input: unknown) => ({ name: 'family.set-journey', input });

describe('the optimistic family', () => {
  it('is the last change on this phone until a newer response arrives', () => {
    const entries = entriesFor([setFamily(parent), setFamily(expecting)], 2);
    expect(optimisticFamily(nothing, { rev: 1, atMs: 0 }, entries)).toEqual(expecting);
    expect(optimisticFamily(nothing, { rev: 2, atMs: 0 }, entries)).toEqual(nothing);
    expect(optimisticFamily(nothing, { rev: 2, atMs: 0 }, entriesFor([setFamily(parent)], 0))).toEqual(
      parent,
    );
  });

  it('is the stored response after a restart, with later changes applied', () => {
    const entries = entriesFor([setFamily(expecting)], 1).map((entry) => ({ ...entry, settledAt: 500 }));
    expect(optimisticFamily(parent, { rev: -1, atMs: 900 }, entries)).toEqual(parent);
    expect(optimisticFamily(parent, { rev: -1, atMs: 100 }, entries)).toEqual(expecting);
  });

  it('ignores results that do not fit the schema', () => {
    expect(
      optimisticFamily(parent, { rev: 0, atMs: 0 }, entriesFor([setFamily({ isParent: 'yes' })], 1)),
    ).toEqual(parent);
  });
});

describe('isFamilyEmpty', () => {
  it('is true only if nothing was entered', () => {
    expect(isFamilyEmpty(nothing)).toBe(true);
    expect(isFamilyEmpty({ ...nothing, interests: ['feeding'] })).toBe(false);
    expect(isFamilyEmpty(parent)).toBe(false);
  });
});
