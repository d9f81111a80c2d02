import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../../../server/points/ledger.ts';
import { verifyVisitor } from '../../../server/profile/verify-visitor.ts';
import type { ActionName } from '../../../src/domain/delivery/actions.ts';
import { profileSchema } from '../../../src/domain/visitor/profile.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const deliver = (name: ActionName, input: object, as = sub, tappedAt = TEST_NOW_MS) =>
  deliverAction(server, actionOf({ name, lane: 'profile', input, sub: as, tappedAt }));
const query = async (path: string, as = sub) => (await server.rpcQuery(path, undefined, as)).data;

describe('Setting the profile', () => {
  const profile = {
    displayName: 'Kak Mei',
    fullName: 'Tan Mei Ling',
    phone: '+60123456789',
    language: 'ms',
    avatar: 'rabbit',
  };

  it('replaces the visitor’s profile and no other; repeating it changes nothing', async () => {
    const other = randomUUID();
    await query('users.profiles.myDetail', other);
    expect(await deliver('profile.set', profile)).toMatchObject({ verdict: 'done', answer: profile });
    expect(await query('users.profiles.myDetail')).toMatchObject({ ...profile, cognitoSub: sub });
    expect(await query('users.profiles.myDetail', other)).not.toMatchObject({ displayName: 'Kak Mei' });
    expect(await deliver('profile.set', profile)).toMatchObject({ verdict: 'done', rev: 1 });
  });

  it('sets only what the visitor changed, so that two phones don’t undo each other', async () => {
    await deliver('profile.set', profile);
    const byFirst = { ...profile, displayName: 'Mama Mei', changed: ['displayName'] };
    expect(await deliver('profile.set', byFirst)).toMatchObject({ verdict: 'done', answer: byFirst });
    // The second phone still shows the name of before.
    await deliver('profile.set', { ...profile, phone: '', changed: ['phone'] });
    expect(await query('users.profiles.myDetail')).toMatchObject({
      ...profile,
      displayName: 'Mama Mei',
      phone: '',
    });
    const nothing = { ...profile, changed: [] };
    expect(await deliver('profile.set', nothing)).toMatchObject({ verdict: 'done', rev: 3 });
    const unknown = { ...profile, changed: ['email'] };
    expect(await deliver('profile.set', unknown)).toMatchObject({ reason: 'invalid-input' });
  });

  it('does not replace a field that was changed later on another phone, and sets the others', async () => {
    const set = (fields: Partial<typeof profile>, minutesAgo: number) =>
      deliver(
        'profile.set',
        { ...profile, ...fields, changed: Object.keys(fields) },
        sub,
        TEST_NOW_MS - minutesAgo * 60_000,
      );
    await set({ displayName: 'Mama Mei', fullName: 'Tan Mei Ling' }, 10);
    await verifyVisitor(server.db, `${sub}@example.com`, new Date(TEST_NOW_MS));
    // It was without signal for some days.
    const late = await set({ displayName: 'Mei', fullName: 'Tan Mei', phone: '+60129999999' }, 3 * 24 * 60);
    expect(late).toMatchObject({ answer: { displayName: 'Mama Mei', phone: '+60129999999' } });
    expect(late).not.toMatchObject({ answer: { isReplaced: true } });
    expect(await query('users.profiles.myDetail')).toMatchObject({
      displayName: 'Mama Mei',
      fullName: 'Tan Mei Ling',
      profileVerificationStatus: 'verified',
      phone: '+60129999999',
    });
    // The times of two phones may differ a little: then the order of arrival counts.
    await set({ displayName: 'Kak Mei' }, 10.1);
    expect(await set({ displayName: 'Old' }, 12)).toMatchObject({ answer: { isReplaced: true } });
    expect(await query('users.profiles.myDetail')).toMatchObject({ displayName: 'Kak Mei' });
  });

  it('cannot change the verification or the email address', async () => {
    await deliver('profile.set', {
      ...profile,
      profileVerificationStatus: 'verified',
      email: 'thief@example.com',
    });
    expect(await query('users.profiles.myDetail')).toMatchObject({
      profileVerificationStatus: 'unverified',
      email: expect.not.stringContaining('thief'),
    });
  });

  it('to another full name removes the verification; a second one pays nothing', async () => {
    const status = async () =>
      v.parse(profileSchema, await query('users.profiles.myDetail')).profileVerificationStatus;
    const verify = () => verifyVisitor(server.db, `${sub}@example.com`, new Date(TEST_NOW_MS));
    await deliver('profile.set', profile);
    await verify();
    // The rest of the profile is no part of the identity card; a page of before sends all of it.
    await deliver('profile.set', { ...profile, displayName: 'Mei', avatar: 'owl' });
    await deliver('profile.set', { ...profile, fullName: 'Other', phone: '', changed: ['phone'] });
    expect(await status()).toBe('verified');
    await deliver('profile.set', { ...profile, fullName: 'Tan Mei' });
    expect(await status()).toBe('unverified');
    await verify();
    expect(await status()).toBe('verified');
    expect(await balanceOf(server.db, sub)).toBe(500);
  });

  it('is refused with an empty name or an invalid phone number', async () => {
    const refused = { verdict: 'refused', reason: 'invalid-input' };
    expect(await deliver('profile.set', { ...profile, displayName: ' ' })).toMatchObject(refused);
    expect(await deliver('profile.set', { ...profile, phone: 'none' })).toMatchObject(refused);
  });
});

describe('A profile with full name, phone and an address', () => {
  const address = {
    id: 'home',
    label: 'Home',
    recipient: 'Siti',
    phone: '+60123456789',
    line1: '12 Jalan Kenanga',
    line2: '',
    postcode: '47500',
    city: 'Subang Jaya',
    state: 'Selangor',
  };
  const profile = { displayName: 'Siti', fullName: 'Siti N', phone: '', language: 'ms', avatar: 'rabbit' };
  const points = async () => {
    const summary = await (await server.restCall('/api/loyalty/get/user-summary', sub)).json();
    return summary.balanceAmount.points;
  };

  it('earns 300 points once, with a transaction and a message', async () => {
    await deliver('profile.set', profile);
    await deliver('address.put', { ...address, id: `${sub} home` });
    expect(await points()).toBe(0);
    expect(await deliver('profile.set', { ...profile, phone: '+60123456789' })).toMatchObject({ rev: 3 });
    expect(await points()).toBe(300);
    await deliver('address.remove', { id: `${sub} home` });
    await deliver('address.put', { ...address, id: `${sub} office` });
    expect(await points()).toBe(300);
    expect(await query('users.transactions.list')).toMatchObject({
      items: [{ kind: 'points', amount: 300, title: 'Profile completed' }],
    });
    expect(await query('users.notifications.list')).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ title: 'Your profile is complete', path: '/account?page=transactions' }),
      ]),
    });
  });
});
