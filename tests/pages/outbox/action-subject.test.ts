import { describe, expect, it } from 'vitest';
import { actionInput, actionSubject, itemFinder } from '../../../src/pages/outbox/action-subject.ts';

const ITEM = '0199c1f0-0000-7000-8000-000000000001';
const NEW_ITEM = '0199c1f0-0000-7000-8000-000000000002';
const known = [
  [[['businesses.expos.list'], { upcoming: [], past: [{ id: 'kl', name: 'Baby Fair KL', fromDate: '' }] }]],
  { pages: [{ items: [{ slug: 'bib', name: 'Bib', priceSen: 990 }] }] },
  [{ product: { slug: 'cot', name: 'Cot', priceSen: 99_000, brand: { slug: 'nook', name: 'Nook' } } }],
  [{ slug: 'nook', name: 'Nook', country: 'Malaysia' }],
  { items: [{ id: ITEM, name: 'Nappies', ticked: false }] },
  [{ id: 'home', label: 'Home', recipient: 'Anna' }],
  [{ id: 'm1', title: 'Your voucher', isRead: false }],
  [{ action: { input: { itemId: NEW_ITEM, name: 'Wipes' } } }],
];
const subjectOf = (name: string, input: unknown) =>
  actionSubject(itemFinder(known), name, actionInput(name, input));

describe('the subject of an action', () => {
  it.each([
    ['expo.check-in', { expoId: 'kl' }, 'Baby Fair KL'],
    ['wishlist.set', { slug: 'bib', isWished: true }, 'Bib'],
    ['cart.set', { slug: 'cot', quantity: 2, was: 1 }, 'Cot'],
    ['brand.follow', { slug: 'nook', isFollowed: false }, 'Nook'],
    ['shopping-list.tick', { itemId: ITEM, isTicked: true }, 'Nappies'],
    ['shopping-list.remove', { itemId: NEW_ITEM }, 'Wipes'],
    ['shopping-list.put', { itemId: ITEM, expoId: 'kl', quantity: 2 }, 'Nappies'],
    ['booth.set-visited', { expoId: 'kl', booth: 'A12', isVisited: true }, 'Booth A12'],
    ['address.remove', { id: 'home' }, 'Home'],
    ['inbox.read', { id: 'm1', isRead: true }, 'Your voucher'],
  ])('of %s is the name that the phone has', (name, input, subject) => {
    expect(subjectOf(name, input)).toBe(subject);
  });

  it.each([
    ['a thing that the phone has not loaded', 'cart.set', { slug: 'unseen', quantity: 2, was: 1 }],
    ['a delivered action without an answer', 'cart.set', null],
    ['an input of another version', 'expo.check-in', { expo: 7 }],
    ['an action of another version', 'balloon.release', {}],
    ['an action without one', 'inbox.read-all', { upTo: 1 }],
  ])('is left out for %s', (_, name, input) => {
    expect(subjectOf(name, input)).toBeUndefined();
  });
});

it('What the phone knows is looked through once for all entries', () => {
  let reads = 0;
  const item = {
    slug: 'bib',
    name: 'Bib',
    get priceSen() {
      reads++;
      return 990;
    },
  };
  const find = itemFinder([{ items: [item] }]);
  expect(reads).toBe(0);
  for (let n = 0; n < 500; n++)
    expect(find('slug', n % 2 ? 'bib' : 'none', 'priceSen')?.name).toBe(n % 2 ? 'Bib' : undefined);
  expect(reads).toBe(1);
});
