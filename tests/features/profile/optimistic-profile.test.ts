// @sample

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Profile, type ProfileSet, profileFieldsSchema } from '../../../src/domain/visitor/profile.ts';
import { optimisticProfile } from '../../../src/features/profile/optimistic-profile.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const onServer: Profile = {
  id: '1',
  email: 'mei@example.com',
  cognitoSub: 'mei',
  displayName: 'Mei',
  fullName: '',
  profileVerificationStatus: 'verified',
  phone: '',
  language: '',
  avatar: '',
};
const said = {
  displayName: 'Kak Mei',
  fullName: 'Tan Mei Ling',
  phone: '+60123456789',
  language: 'ms',
  avatar: 'rabbit',
};
const set = (displayName: string) => ({ name: 'profile.set', input: { ...said, displayName } });

describe('the optimistic profile', () => {
  it('is the last change, pending until delivery', () => {
    const entries = entriesFor([set('Kak Mei'), set('Mama Mei')], 1);
    expect(optimisticProfile(onServer, { rev: 0, atMs: 0 }, entries)).toMatchObject({
      displayName: 'Mama Mei',
      phone: '+60123456789',
      email: 'mei@example.com',
      isPending: true,
    });
    const heard = entriesFor([set('Kak Mei')], 1);
    expect(optimisticProfile(onServer, { rev: 0, atMs: 0 }, heard)).toMatchObject({
      displayName: 'Kak Mei',
      isPending: false,
    });
  });

  it('has of each field what was said last by a change of that field, as after the delivery', () => {
    const names = fc.constantFrom('Mei', 'Kak Mei', 'Mama Mei');
    const field = fc.constantFrom('displayName' as const, 'fullName' as const, 'phone' as const);
    const change = fc.record(
      {
        displayName: names,
        fullName: names,
        phone: fc.constantFrom('', '+60123456789'),
        language: fc.constant('ms'),
        avatar: fc.constant('rabbit' as const),
        // Older pages leave it out, and mean all fields.
        changed: fc.uniqueArray(field),
      },
      { requiredKeys: ['displayName', 'fullName', 'phone', 'language', 'avatar'] },
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.nat(6), (changes: ProfileSet[], delivered) => {
        const actions = changes.map((input) => ({ name: 'profile.set', input }));
        const entries = entriesFor(actions, Math.min(delivered, changes.length));
        const shown = optimisticProfile(onServer, { rev: 0, atMs: 0 }, entries);
        for (const name of ['displayName', 'fullName', 'phone'] as const) {
          const last = changes.findLast(({ changed }) => changed?.includes(name) ?? true);
          expect(shown[name]).toBe(last ? last[name] : onServer[name]);
        }
        expect(shown.email).toBe(onServer.email);
        expect(shown).not.toHaveProperty('changed');
      }),
    );
  });

  it('is no longer verified once the full name is another one, also when the first one comes back', () => {
    const named = { ...onServer, fullName: 'Tan Mei Ling' };
    const statusAfter = (...fullNames: string[]) => {
      const actions = fullNames.map((fullName) => ({ name: 'profile.set', input: { ...said, fullName } }));
      return optimisticProfile(named, { rev: 0, atMs: 0 }, entriesFor(actions, 0)).profileVerificationStatus;
    };
    expect(statusAfter('Tan Mei Ling')).toBe('verified');
    expect(statusAfter('Tan Mei')).toBe('unverified');
    expect(statusAfter('Tan Mei', 'Tan Mei Ling')).toBe('unverified');
  });

  it('is the server’s when its response is newer than the change', () => {
    const entries = entriesFor([set('Kak Mei')], 1);
    expect(optimisticProfile(onServer, { rev: 1, atMs: 0 }, entries)).toEqual({
      ...onServer,
      isPending: false,
    });
  });

  it('accepts telephone numbers in the usual formats, and none', () => {
    expect(v.parse(profileFieldsSchema, { ...said, phone: '012-345 6789' }).phone).toBe('+60123456789');
    expect(v.parse(profileFieldsSchema, { ...said, phone: '  ' }).phone).toBe('');
    for (const wrong of [
      { phone: 'call me' },
      { displayName: '  ' },
      { language: 'English' },
      { avatar: 'wolf' },
    ])
      expect(v.safeParse(profileFieldsSchema, { ...said, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
  });
});
