import { expect, it } from 'vitest';
import { addressTitle } from '../../../src/domain/routing/address-title.ts';

it.each([
  ['/account', 'My Account'],
  ['/account?page=profile', 'My Profile'],
  ['/account/?page=expo-check-in', 'Expo Check-in'],
  ['/account?page=agenda', 'My Agenda'],
  ['/account?page=constructor', 'My Account'],
  ['/brands?page=profile', 'Brands'],
  ['/account/orders/', 'Orders'],
  ['/account/orders/YH-2026-1', 'Orders'],
  ['/brands/nobody', 'Brands'],
  ['/expo/directory?expoSlug=fair', 'Expo Map'],
  ['/', 'Home'],
  ['/account/nowhere', 'Page Not Found'],
  ['/%E0%A4%A', 'Page Not Found'],
])('before its page is loaded, %s is called "%s"', (url, title) => {
  const { pathname, searchParams } = new URL(url, 'https://yhello.test');
  expect(addressTitle({ path: pathname, search: searchParams })).toBe(title);
});
