import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Family, interests } from '../../../src/domain/visitor/family.ts';
import { mergeFamily } from '../../../src/domain/visitor/merge-family.ts';

const child = (name: string, birthDate = '2024-02-29') => ({ name, birthDate });
const family = (children: Family['children'], more: Partial<Family> = {}): Family => ({
  isExpecting: false,
  isParent: children.length > 0,
  dueDate: null,
  children,
  interests: [],
  ...more,
});
const [kakak, adik, twin] = [child('Kakak'), child('Adik'), child('')];

it('A child that one phone adds and an interest that another one sets are both there, whichever is later', () => {
  const was = family([kakak]);
  const withChild = family([kakak, adik]);
  const withBooks = family([kakak], { interests: ['books'] });
  for (const isLate of [true, false]) {
    const both = family([kakak, adik], { interests: ['books'] });
    expect(mergeFamily({ ...withChild, was }, withBooks, isLate)).toEqual(both);
    expect(mergeFamily({ ...withBooks, was }, withChild, isLate)).toEqual(both);
  }
});

it('A child that was renamed or taken away is not back because another phone changed something else', () => {
  const was = family([kakak, adik]);
  const now = family([kakak, adik], { isExpecting: true });
  expect(mergeFamily({ ...family([kakak, child('Alia')]), was }, now, true).children).toEqual([
    kakak,
    child('Alia'),
  ]);
  expect(mergeFamily({ ...family([adik]), was }, family([kakak, adik, twin]), false).children).toEqual([
    adik,
    twin,
  ]);
});

it('Twins without a name are two, and a child that both phones add is one', () => {
  const was = family([kakak]);
  expect(mergeFamily({ ...family([kakak, twin, twin]), was }, family([kakak, adik]), false).children).toEqual(
    [kakak, adik, twin, twin],
  );
  expect(mergeFamily({ ...family([kakak, adik]), was }, family([kakak, adik]), false).children).toEqual([
    kakak,
    adik,
  ]);
});

it('Where one phone adds unnamed twins and another only one of them, the family has two', () => {
  const was = family([]);
  for (const [mine, now] of [
    [[twin, twin], [twin]],
    [[twin], [twin, twin]],
  ] as const)
    expect(mergeFamily({ ...family([...mine]), was }, family([...now]), false).children).toEqual([
      twin,
      twin,
    ]);
});

it('A twin that one phone adds while another one takes the first away is one child', () => {
  const was = family([twin]);
  expect(mergeFamily({ ...family([twin, twin]), was }, family([]), false).children).toEqual([twin]);
});

it('Two phones together add no more children than a family may have', () => {
  const named = (names: string) => [...names].map((name) => child(name));
  const merged = mergeFamily({ ...family(named('abcdef')), was: family([]) }, family(named('uvwxyz')), false);
  expect(merged.children).toEqual(named('uvwxyz'));
});

it('A parent stays one without children on the list', () => {
  const was = family([], { isParent: true });
  const change = { ...was, interests: ['books' as const], was };
  expect(mergeFamily(change, was, false)).toEqual({ ...was, interests: ['books'] });
});

it('Where one phone sets the due date and another one says that no child is expected, there is none', () => {
  const was = family([], { isExpecting: true });
  const withDate = family([], { isExpecting: true, dueDate: '2027-03-01' });
  expect(mergeFamily({ ...withDate, was }, family([]), false)).toEqual(family([]));
  expect(mergeFamily({ ...family([]), was }, withDate, false)).toEqual(family([]));
});

it('Where both phones set the due date, the later tap counts', () => {
  const expecting = (dueDate: string | null) => family([], { isExpecting: true, dueDate });
  const change = { ...expecting('2027-03-01'), was: expecting(null) };
  expect(mergeFamily(change, expecting('2027-04-01'), false).dueDate).toBe('2027-03-01');
  expect(mergeFamily(change, expecting('2027-04-01'), true).dueDate).toBe('2027-04-01');
});

it('A change of an older page is the whole family, unless it is late', () => {
  expect(mergeFamily(family([adik]), family([kakak]), false)).toEqual(family([adik]));
  expect(mergeFamily(family([adik]), family([kakak]), true)).toEqual(family([kakak]));
});

const arbitraryFamily = fc
  .record({
    isExpecting: fc.boolean(),
    dueDate: fc.constantFrom(null, '2027-03-01', '2027-04-01'),
    children: fc.array(fc.constantFrom(kakak, adik, twin), { maxLength: 4 }),
    interests: fc.subarray([...interests]),
  })
  .map(({ children, dueDate, ...rest }) =>
    family(children, { ...rest, dueDate: rest.isExpecting ? dueDate : null }),
  );

it('Without a change from another phone the family is as entered; a form saved unchanged keeps the other phone’s change', () => {
  fc.assert(
    fc.property(arbitraryFamily, arbitraryFamily, fc.boolean(), (was, other, isLate) => {
      expect(mergeFamily({ ...other, was }, was, isLate)).toEqual(other);
      expect(mergeFamily({ ...was, was }, other, isLate)).toEqual(other);
    }),
  );
});
