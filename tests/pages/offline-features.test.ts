import { hashKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { actionDefinitions } from '../../src/domain/delivery/actions.ts';
import type { Expo } from '../../src/domain/expo/expo.ts';
import {
  actionTitle,
  queriesAtExpos,
  queriesForVenue,
  queriesStaleAfter,
} from '../../src/pages/offline-features.ts';

const UNKNOWN = ['from.the-future', 'constructor', '__proto__', ''];

describe('the declarations of offline features', () => {
  it('give every action of this version its own title', () => {
    const titles = Object.keys(actionDefinitions).map(actionTitle);
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([
    ['brand.follow', { isFollowed: true }, 'Followed'],
    ['brand.follow', { isFollowed: false }, 'Unfollowed'],
    ['agenda.set', { isSaved: true }, 'Added to your agenda'],
    ['agenda.set', { isSaved: false }, 'Removed from your agenda'],
    ['shopping-list.tick', { isTicked: false }, 'Unticked on the shopping list'],
    ['shopping-list.put', { isTicked: false }, 'Added to the shopping list'],
    ['shopping-list.put', { quantity: 2 }, 'Changed on the shopping list'],
    ['booth.set-visited', { isVisited: true }, 'Marked as visited'],
    ['booth.set-visited', { isVisited: false }, 'Marked as not visited'],
    ['inbox.read', { isRead: true }, 'Marked as read'],
    ['inbox.read', { isRead: false }, 'Marked as unread'],
    ['wishlist.set', { isWished: false }, 'Removed from your wishlist'],
    ['cart.set', { quantity: 0, was: 2 }, 'Removed from your cart'],
    ['cart.set', { quantity: 3, was: 0 }, 'Added to your cart'],
    ['cart.set', { quantity: 3, was: 2 }, '3 in your cart'],
    ['cart.set', undefined, 'Your cart'],
  ])('name %s by what it sets: %j', (name, input, title) => {
    expect(actionTitle(name, input)).toBe(title);
  });

  it.each(UNKNOWN)('have no title and no stale queries for an action called "%s"', (name) => {
    expect(actionTitle(name)).toBeUndefined();
    expect(queriesStaleAfter(name)).toEqual([]);
  });

  it('combine the stale queries of a feature with those that other features declare', () => {
    expect(queriesStaleAfter('inbox.read')).toEqual([
      ['users.notifications.unreadCount'],
      ['users.notifications.list', {}, 'pages'],
    ]);
    expect(queriesStaleAfter('expo.check-in')).toEqual([
      ['businesses.expos.myCheckIns'],
      ['/api/loyalty/get/user-summary'],
      ...queriesStaleAfter('inbox.read'),
      ['users.transactions.list'],
    ]);
    expect(queriesStaleAfter('enquiry.send')).toEqual([]);
  });
});

describe('preloading for the venue', () => {
  const expo = (slug: string) => ({ id: `id-${slug}`, slug, showStarbuys: true }) as Expo;
  function preloadedKeys(expoSlugs: { venue: string[]; all: string[] }, flags = {}) {
    const expos = {
      venue: expoSlugs.venue.map(expo),
      currentAndUpcoming: expoSlugs.all.map(expo),
    };
    return queriesForVenue({ expos, flags }).map(({ queryKey }) => queryKey);
  }

  /** The keys that expos or flags add to those that are always loaded. */
  function addedKeys(expos: { venue: string[]; all: string[] }, flags = {}) {
    const always = new Set(preloadedKeys({ venue: [], all: [] }).map(hashKey));
    return preloadedKeys(expos, flags).filter((key) => !always.has(hashKey(key)));
  }

  it('loads the lists of the visitor, also when no expo is known', () => {
    expect(preloadedKeys({ venue: [], all: [] })).toEqual(
      expect.arrayContaining([
        ['/api/loyalty/get/user-summary'],
        ['businesses.expos.myCheckIns'],
        ['users.wishlist.list'],
        ['users.carts.list'],
        ['users.orders.list'],
        ['users.family.journey'],
        ['businesses.rewards.programme'],
      ]),
    );
  });

  it('loads what is needed at the expo, and the shopping lists of all later ones', () => {
    const keys = addedKeys({ venue: ['a'], all: ['a', 'b', 'c'] });
    const atExpo = [
      ['businesses.expos.detail', { slug: 'a' }],
      ['businesses.exhibitors.list', { expoSlug: 'a' }],
      ['/api/shopping/item-list', { expoId: 'id-a' }],
      ['users.agenda.list'],
      ['businesses.products.list', { starBuysAt: 'a', sort: 'saving', limit: 48 }, 'pages'],
    ];
    expect(queriesAtExpos([expo('a')], {}).map(({ queryKey }) => queryKey)).toEqual(atExpo);
    expect(keys).toEqual(
      expect.arrayContaining([
        ...atExpo,
        ['/api/shopping/item-list', { expoId: 'id-b' }],
        ['/api/shopping/item-list', { expoId: 'id-c' }],
        ['businesses.products.list', { starBuysAt: 'a', sort: 'saving', limit: 5 }, 'pages'],
        ['businesses.products.choices', { starBuysAt: 'a' }],
        ['businesses.rewards.forExpo', { expoSlug: 'a' }],
      ]),
    );
    expect(keys).toHaveLength(10);
  });

  it('loads vouchers and gift cards only if both of their flags are on', () => {
    const flags = { digitalVoucherWebState: true, digitalVoucherState: true, giftCardWebState: true };
    expect(addedKeys({ venue: [], all: [] }, flags)).toEqual([['users.vouchers.list']]);
    const allOn = { ...flags, giftCardState: true };
    expect(addedKeys({ venue: [], all: [] }, allOn)).toEqual([
      ['users.vouchers.list'],
      ['users.giftCards.list'],
    ]);
  });
});
