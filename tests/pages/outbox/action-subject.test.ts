import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { productQueries } from '../../../src/features/products/queries.ts';
import { wishlistQueries } from '../../../src/features/wishlist/queries.ts';
import { actionSubject } from '../../../src/pages/outbox/action-subject.ts';

const client = new QueryClient();
client.setQueryData(expoQueries.list().queryKey, {
  upcoming: [],
  past: [{ id: 'kl', name: 'Baby Fair KL' }],
});
client.setQueryData(productQueries.detail('bib').queryKey, { name: 'Bib' });
client.setQueryData(wishlistQueries.list(true).queryKey, [{ product: { slug: 'cot', name: 'Cot' } }]);

describe('the subject of an action', () => {
  it.each([
    ['expo.check-in', { expoId: 'kl' }, 'Baby Fair KL'],
    ['wishlist.set', { slug: 'bib', isWished: true }, 'Bib'],
    ['cart.set', { slug: 'cot', quantity: 2, was: 1 }, 'Cot'],
  ])('of %s is the name that the phone has', (name, input, subject) => {
    expect(actionSubject(client, name, input)).toBe(subject);
  });

  it.each([
    ['a thing that the phone has not loaded', 'cart.set', { slug: 'unseen', quantity: 2, was: 1 }],
    ['a delivered action', 'cart.set', null],
    ['an input of another version', 'expo.check-in', { expo: 7 }],
    ['an action of another version', 'balloon.release', {}],
    ['an action without one', 'inbox.read-all', { upTo: 1 }],
  ])('is left out for %s', (_, name, input) => {
    expect(actionSubject(client, name, input)).toBeUndefined();
  });
});
