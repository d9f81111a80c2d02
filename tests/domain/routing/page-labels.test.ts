import { describe, expect, it } from 'vitest';
import { pathLabel, pathTitle, titleCase } from '../../../src/domain/routing/page-labels.ts';

describe('the label of an address', () => {
  it.each([
    ['/', ''],
    ['/account', 'My Account'],
    ['/about-us', 'About Us'],
    ['/career-opportunity', 'Career Opportunity'],
    ['/terms-of-use', 'Terms of Use'],
    ['/get-in-touch', 'Get in Touch'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/expo/starbuy', 'Star Buy'],
    ['/wishlist', 'My Wishlist'],
    ['/kids-listing', 'Kids Listing'],
    ['/expo/directory', 'Directory'],
    ['/get-in-touch/online-service', 'Online Service'],
    ['/account/', 'My Account'],
  ])('%s is "%s"', (path, label) => expect(pathLabel(path)).toBe(label));

  it('is an ordinary one for a path named like a member of Object', () =>
    expect(pathLabel('/constructor')).toBe('Constructor'));
  it('ignores repeated hyphens', () => expect(titleCase('a--b-')).toBe('A B'));
});

describe('the title of an address', () => {
  it.each([
    ['/', 'Home'],
    ['/about-us', 'About Us'],
    ['/account', 'My Account'],
    ['/articles', 'Articles'],
    ['/brands', 'Brands'],
    ['/career-opportunity', 'Career Opportunity'],
    ['/exhibitors', 'Exhibitors'],
    ['/expo', 'Expo'],
    ['/expo/directory', 'Expo Map'],
    ['/expo/yhello-rewards', 'Yhello Rewards'],
    ['/expo/starbuy', 'Star Buy'],
    ['/get-in-touch', 'Get in Touch'],
    ['/media', 'Media'],
    ['/moments', 'Moments'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/products', 'Products'],
    ['/sign-in', 'Login'],
    ['/sign-up', 'Sign Up'],
    ['/terms-of-use', 'Terms of Use'],
    ['/wishlist', 'My Wishlist'],
    ['/career', 'Career'],
    ['/shopping-list/', 'Shopping List'],
  ])('%s is "%s"', (path, title) => expect(pathTitle(path)).toBe(title));
});
