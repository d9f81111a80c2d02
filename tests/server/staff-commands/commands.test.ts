import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  enquiries,
  enquiryFiles,
  giftCards,
  inboxMessages,
  poolUsers,
  users,
  vouchers,
} from '../../../server/db/schema.ts';
import { pruneGivenGifts } from '../../../server/gifts/given-gifts.ts';
import { givenGifts } from '../../../server/gifts/table.ts';
import { balanceOf } from '../../../server/points/ledger.ts';
import { listenForCommands, sendCommand } from '../../../server/staff-commands/command-socket.ts';
import { runCommand } from '../../../server/staff-commands/commands.ts';
import { newVisitorRow } from '../../../server/visitors/visitor.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { visitorEnquiry } from '../../support/enquiry.fixture.ts';
import { runsSideBySide, untilWaiting, whileLocked } from '../../support/held-locks.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => runCommand(server.deps, args);
const revisionOf = async (sub: string) =>
  (await server.db.select({ rev: users.rev }).from(users).where(eq(users.cognitoSub, sub)))[0]?.rev ?? 0;

describe('A command of the staff', () => {
  it('verifies a visitor, who earns 500 points once', async () => {
    expect(await run('verify', 'mei@example.com')).toMatchObject({ ok: false });
    await server.rpcQuery('users.profiles.myDetail', undefined, 'mei');
    expect(await run('verify', 'Mei@Example.com')).toMatchObject({
      ok: true,
      message: expect.stringMatching(/^Mei@Example\.com is verified, but has no full name in the app/),
    });
    await server.db.update(users).set({ fullName: 'Tan Mei' }).where(eq(users.cognitoSub, 'mei'));
    expect(await run('verify', 'mei@example.com')).toEqual({
      ok: true,
      message: 'mei@example.com is verified as Tan Mei.',
    });
    expect(await balanceOf(server.db, 'mei')).toBe(500);
    expect(await (await server.restCall('/api/user/get/profile', 'mei')).json()).toMatchObject({
      profileVerificationStatus: 'verified',
    });
  });

  it('takes the points for a reward off, if there are enough', async () => {
    for (const daysAgo of [1, 0])
      await deliverAction(server, checkInActionNow('siti', { tappedAt: TEST_NOW_MS - daysAgo * 86_400_000 }));
    const redeem = () => run('redeem', 'siti@example.com', 'kopi-and-kuih');
    expect(await redeem()).toEqual({
      ok: false,
      message: 'Kopi and kuih for two costs 800 points. siti@example.com has 480.',
    });
    await run('verify', 'siti@example.com');
    const before = await revisionOf('siti');
    expect(await redeem()).toEqual({
      ok: true,
      message: 'Kopi and kuih for two: 800 points taken off, 180 left.',
    });
    // The visitor's phone sees it with its next poll.
    expect(await revisionOf('siti')).toBeGreaterThan(before);
    expect(await balanceOf(server.db, 'siti')).toBe(180);
    expect(await run('redeem', 'siti@example.com', 'a-yacht')).toMatchObject({
      message: expect.stringMatching(/^There is no reward a-yacht\. The rewards are: .*kopi-and-kuih/),
    });
    expect(await run('redeem', 'siti@example.com', 'kopi-kuih')).toMatchObject({
      message: 'There is no reward kopi-kuih. The nearest is kopi-and-kuih.',
    });
    expect((await server.rpcQuery('users.transactions.list', undefined, 'siti')).data).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ amount: -800 })]),
    });
  });

  it('does nothing for an address of several visitors, and names the ids by which it does', async () => {
    const rows = ['old-sub', 'new-sub'].map((sub) =>
      newVisitorRow({
        sub,
        email: sub === 'old-sub' ? 'Lim@example.com' : 'lim@example.com',
        displayName: 'Lim',
      }),
    );
    await server.db.insert(users).values(rows);
    const ids = rows.map(({ id }) => id);
    const message = `lim@example.com is the address of several visitors. Take the id of one instead: ${ids.toSorted().join(', ')}.`;
    expect(await run('verify', 'lim@example.com')).toEqual({ ok: false, message });
    const folder = await mkdtemp(join(tmpdir(), 'gifts-'));
    const path = join(folder, 'c.csv');
    const give = async (who: string) => {
      await writeFile(path, `email,value,from,expires\n${who},50,Us,2027-12-31\n`);
      return run('cards', path);
    };
    expect(await give('lim@example.com')).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
    expect(await server.db.$count(giftCards, inArray(giftCards.sub, ['old-sub', 'new-sub']))).toBe(0);
    expect(await run('verify', ids[1] ?? '')).toMatchObject({ ok: true });
    expect(await give(ids[1] ?? '')).toMatchObject({ ok: true });
    expect(await server.db.$count(giftCards, eq(giftCards.sub, 'new-sub'))).toBe(1);
    expect(await server.db.$count(giftCards, eq(giftCards.sub, 'old-sub'))).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('gives a row that names an id no second time to whom the same row named by address', async () => {
    const visitor = newVisitorRow({ sub: 'goh', email: 'goh@example.com', displayName: 'Goh' });
    await server.db.insert(users).values(visitor);
    const folder = await mkdtemp(join(tmpdir(), 'gifts-'));
    const path = join(folder, 'c.csv');
    const give = async (...names: string[]) => {
      const rows = names.map((who) => `${who},50,Us,2027-12-31\n`);
      await writeFile(path, `email,value,from,expires\n${rows.join('')}`);
      expect(await run('cards', path)).toMatchObject({ ok: true });
      return server.db.$count(giftCards, eq(giftCards.sub, 'goh'));
    };
    for (const who of ['Goh@Example.com', 'goh@example.com', visitor.id]) expect(await give(who)).toBe(1);
    // Twice in one table is meant so.
    expect(await give('goh@example.com', visitor.id)).toBe(2);
    await rm(folder, { recursive: true });
  });

  it('reads a table of more visitors than a statement has values', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gifts-'));
    const path = join(folder, 'c.csv');
    const rows = Array.from({ length: 66_000 }, (_, i) => `nobody-${i}@example.com,50,Us,2027-12-31`);
    await writeFile(path, ['email,value,from,expires', ...rows].join('\n'));
    expect((await run('cards', path)).message).toContain('No visitor with the address nobody-0@example.com');
    await rm(folder, { recursive: true });
  });

  it('deletes the enquiries from an email address', async () => {
    const at = new Date(TEST_NOW_MS);
    const enquiry = {
      sub: null,
      reference: 'R',
      kind: 'visitor',
      data: {} as never,
      writtenAt: at,
      receivedAt: at,
    } as const;
    await server.db.insert(enquiries).values([
      { ...enquiry, id: 'first', email: 'anna@example.com' },
      { ...enquiry, id: 'second', email: 'Anna@example.com' },
      { ...enquiry, id: 'other', email: 'hannah@example.com' },
    ]);
    const forget = () => run('forget', 'ANNA@example.com');
    expect(await forget()).toMatchObject({ ok: true, message: expect.stringMatching(/: 2\.$/) });
    expect(await forget()).toMatchObject({ ok: false });
    expect(await server.db.select({ id: enquiries.id }).from(enquiries)).toEqual([{ id: 'other' }]);
  });

  it('deletes the enquiries that came before a day', async () => {
    await server.db.delete(enquiries);
    const row = (receivedAt: string) => ({
      id: receivedAt,
      sub: null,
      reference: 'R',
      kind: 'visitor' as const,
      email: 'anna@example.com',
      data: {} as never,
      writtenAt: new Date(receivedAt),
      receivedAt: new Date(receivedAt),
    });
    const [before, after] = ['2026-11-13T23:59:59+08:00', '2026-11-14T00:00:00+08:00'];
    await server.db.insert(enquiries).values([row(before), row(after)]);
    const message = 'Enquiries before 2026-11-14 that were deleted: 1.';
    expect(await run('forget', '2026-11-14')).toEqual({ ok: true, message });
    expect(await run('forget', '2099-12-04')).toMatchObject({ ok: false });
    for (const which of ['14.11.2026', '2026-13-01', 'anna'])
      expect(await run('forget', which)).toEqual({
        ok: false,
        message: `“${which}” is neither an email address nor a day, such as 2026-12-04.`,
      });
    expect(await server.db.select({ id: enquiries.id }).from(enquiries)).toEqual([{ id: after }]);
  });

  it('prints what was written by the contact forms, the newest last', async () => {
    await server.db.delete(enquiries);
    expect(await run('messages')).toEqual({ ok: true, message: 'No messages.' });
    const store = (id: string, message: string, daysAgo: number) => {
      const { attachments: _, trap: __, ...data } = visitorEnquiry({ message });
      const at = new Date(TEST_NOW_MS - daysAgo * 86_400_000);
      const row = { id, sub: null, reference: `YH-${id}`, kind: data.kind, email: data.email, data };
      return server.db.insert(enquiries).values({ ...row, writtenAt: at, receivedAt: at });
    };
    await store('new', 'Is there a lift?\n\u001b[2JThanks.', 0);
    await store('old', 'I lost a sock.', 3);
    await server.db
      .insert(enquiryFiles)
      .values({ enquiryId: 'old', position: 0, hash: 'f00d', name: 'sock.jpg' });
    const { message } = await run('messages');
    const parts = message.split('\n\n---\n\n');
    expect(parts).toEqual([
      expect.stringMatching(/^YH-old .*Visitor enquiry\nFrom: Anna Lim <anna@example.com>\n/),
      expect.stringMatching(/^YH-new .*Is there a lift\?\n \[2JThanks\.$/s),
      '2 messages.',
    ]);
    expect(parts[0]).toContain(
      `File: sock.jpg, which is ${join(server.deps.env.dataDir, 'uploads', 'f00d')}\n\nI lost`,
    );
    expect(await run('messages', '4/12/2026')).toEqual({
      ok: false,
      message: '“4/12/2026” is not a day, such as 2026-12-04.',
    });
    const today = new Date(TEST_NOW_MS).toISOString().slice(0, 10);
    expect((await run('messages', today)).message).not.toContain('YH-old');
    expect((await run('messages', today)).message).toContain(`One message since ${today}.`);
  });

  it('announces something to every visitor', async () => {
    await server.rpcQuery('users.profiles.myDetail', undefined, 'hana');
    const count = await server.db.$count(users);
    expect(await run('announce', 'Hall 2 opens later', 'At 11 AM today.')).toEqual({
      ok: true,
      message: `Visitors who have it in their inbox: ${count}.`,
    });
    expect((await server.rpcQuery('users.notifications.list', {}, 'hana')).data).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ title: 'Hall 2 opens later', body: 'At 11 AM today.', isRead: false }),
      ]),
    });
  });

  it('tells figures: accounts, check-ins by day, rewards', async () => {
    const { message } = await run('figures');
    expect(message).toMatch(/^Visitors who signed in at least once: \d+\n/);
    expect(message).toMatch(/ {2}\d{4}-\d\d-\d\d {2}Yhello Baby Fair KL: 1\n/);
    expect(message).toContain('  Kopi and kuih for two: 1');
  });

  it('prints what is stored about a visitor who asks, without the key of the pass', async () => {
    expect(await run('data', 'ravi@example.com')).toMatchObject({ ok: false });
    await server.rpcQuery('users.profiles.myDetail', undefined, 'ravi');
    await deliverAction(server, checkInActionNow('ravi'));
    const enquiry = {
      kind: 'visitor',
      email: 'ravi@example.com',
      data: {},
      writtenAt: new Date(),
      receivedAt: new Date(),
    };
    await server.db.insert(enquiries).values([
      { ...enquiry, id: 'r1', reference: 'R1', sub: 'ravi', email: 'another@example.com' },
      { ...enquiry, id: 'r2', reference: 'R2', sub: null },
      { ...enquiry, id: 'r3', reference: 'R3', sub: 'somebody-else' },
    ] as never);
    const files = ['r1', 'r2', 'r3'].map((id) => ({ enquiryId: id, position: 0, hash: id, name: id }));
    await server.db.insert(enquiryFiles).values(files);
    const { ok, message } = await run('data', 'Ravi@example.com');
    expect(ok).toBe(true);
    const data = JSON.parse(message);
    const { account, messages } = data;
    expect(messages).toMatchObject([{ reference: 'R2' }]);
    expect(data.files).toEqual([
      { enquiryId: 'r1', name: 'r1' },
      { enquiryId: 'r2', name: 'r2' },
    ]);
    expect(Object.keys(data).at(-1)).toBe('notInThisFile');
    expect(account).toMatchObject({
      email: 'ravi@example.com',
      check_ins: [{ day: expect.any(String) }],
      enquiries: [{ reference: 'R1' }],
      transactions: [{ amount: expect.any(Number) }],
    });
    const [row] = await server.db.select().from(users).where(eq(users.cognitoSub, 'ravi'));
    expect(row?.passKey).toBeTruthy();
    expect(message).not.toContain(row?.passKey);
    expect((await run('data', row?.id ?? '')).message).toBe(message);
  });

  it('prints and deletes nothing for an address of several visitors, and of the one whose id is named', async () => {
    const [older, newer] = ['wong', 'wong-again'].map((sub) =>
      newVisitorRow({ sub, email: 'wong@example.com', displayName: 'Wong' }),
    );
    if (!older || !newer) throw new Error('two rows');
    await server.db.insert(users).values([older, newer]);
    const pool = { email: 'wong@example.com', status: 'CONFIRMED' as const, attributes: {}, salt: '' };
    await server.db
      .insert(poolUsers)
      .values({ ...pool, sub: 'wong-again', verifier: '', createdAt: new Date(TEST_NOW_MS) });
    const message = expect.stringMatching(/^wong@example\.com is the address of several visitors\./);
    expect(await run('data', 'wong@example.com')).toEqual({ ok: false, message });
    expect(await run('delete', 'wong@example.com')).toEqual({ ok: false, message });
    const isWong = inArray(users.cognitoSub, ['wong', 'wong-again']);
    expect(await server.db.$count(users, isWong)).toBe(2);
    expect(JSON.parse((await run('data', older.id)).message).account.id).toBe(older.id);
    // Without a login: it may be the other one's.
    const written = { kind: 'visitor', email: 'wong@example.com', data: {}, reference: 'W', sub: null };
    const times = { writtenAt: new Date(), receivedAt: new Date() };
    await server.db.insert(enquiries).values({ ...written, ...times, id: 'w1' } as never);
    const isWritten = eq(enquiries.id, 'w1');
    expect(await run('delete', older.id)).toMatchObject({ ok: true });
    expect(await server.db.$count(enquiries, isWritten)).toBe(1);
    expect(await server.db.$count(poolUsers, eq(poolUsers.sub, 'wong-again'))).toBe(1);
    expect(await server.db.$count(users, isWong)).toBe(1);
    expect(await run('delete', newer.id)).toMatchObject({ ok: true });
    expect(await server.db.$count(enquiries, isWritten)).toBe(0);
    expect(await server.db.$count(poolUsers, eq(poolUsers.sub, 'wong-again'))).toBe(0);
  });

  it('prints also what is stored of somebody who signed up and never opened the app', async () => {
    const pool = { sub: 'new', email: 'new@example.com', status: 'UNCONFIRMED' as const, attributes: {} };
    await server.db
      .insert(poolUsers)
      .values({ ...pool, salt: '', verifier: '', createdAt: new Date(TEST_NOW_MS) });
    const { ok, message } = await run('data', 'NEW@example.com');
    expect(ok).toBe(true);
    expect(JSON.parse(message)).toMatchObject({ account: null, messages: [] });
    expect(await run('data', 'nobody-at-all@example.com')).toMatchObject({ ok: false });
  });

  it('deletes no message of another account that named the address', async () => {
    await server.rpcQuery('users.profiles.myDetail', undefined, 'yusof');
    const message = { kind: 'visitor', email: 'yusof@example.com', data: {}, reference: 'Y' };
    const times = { writtenAt: new Date(), receivedAt: new Date() };
    await server.db.insert(enquiries).values([
      { ...message, ...times, id: 'y1', sub: 'yusof' },
      { ...message, ...times, id: 'y2', sub: null },
      { ...message, ...times, id: 'y3', sub: 'somebody-else' },
    ] as never);
    expect(await run('delete', 'yusof@example.com')).toMatchObject({ ok: true });
    const left = await server.db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(eq(enquiries.reference, 'Y'));
    expect(left).toEqual([{ id: 'y3' }]);
  });

  it('deletes a visitor who asked for it, with everything, once', async () => {
    await server.rpcQuery('users.profiles.myDetail', undefined, 'nadia');
    await run('announce', 'Before', 'It goes, too.');
    await server.db.insert(poolUsers).values({
      sub: 'omar',
      email: 'omar@example.com',
      status: 'CONFIRMED',
      attributes: {},
      salt: '',
      verifier: '',
      createdAt: new Date(TEST_NOW_MS),
    });
    expect(await run('delete', 'Omar@example.com')).toEqual({
      ok: true,
      message: 'The account of Omar@example.com is deleted, with everything in it.',
    });
    expect(await server.db.$count(poolUsers, eq(poolUsers.sub, 'omar'))).toBe(0);
    const { message } = await run('delete', 'NADIA@example.com');
    expect(message).toMatch(/^What this server stored about NADIA@example\.com is deleted\. An account /);
    expect(await server.db.$count(users, eq(users.cognitoSub, 'nadia'))).toBe(0);
    expect(await server.db.$count(inboxMessages, eq(inboxMessages.sub, 'nadia'))).toBe(0);
    expect(await run('delete', 'nadia@example.com')).toMatchObject({ ok: false });
  });

  describe('with a table', () => {
    const write = async (name: string, text: string) => {
      const path = join(await mkdtemp(join(tmpdir(), 'tables-')), name);
      await writeFile(path, text);
      return path;
    };
    const listOf = async (procedure: string) =>
      (await server.rpcQuery(procedure, undefined, 'lina')).data as { code: string; status: string }[];

    beforeAll(() => server.rpcQuery('users.profiles.myDetail', undefined, 'lina'));

    it('gives vouchers once, and marks one as used once', async () => {
      const path = await write(
        'vouchers.csv',
        'email;title;off;offPercent;minSpend;expires\nLina@example.com;RM 10 off;RM 10.00;;50.00;31/12/2026\nlina@example.com;Tenth off;;10;;31/12/2026\n',
      );
      const before = await revisionOf('lina');
      expect(await run('vouchers', path)).toEqual({ ok: true, message: 'Vouchers given: 2.' });
      // The visitor's phone sees them with its next poll.
      expect(await revisionOf('lina')).toBeGreaterThan(before);
      expect(await run('vouchers', path)).toEqual({
        ok: true,
        message: 'Vouchers given: 0. Given before: 2.',
      });
      const given = await listOf('users.vouchers.list');
      expect(given).toMatchObject([{ status: 'ready' }, { status: 'ready' }]);
      const code = given[0]?.code ?? '';
      const use = () => run('use', 'lina@example.com', code.toLowerCase());
      expect(await use()).toMatchObject({ ok: true, message: expect.stringContaining(' is used.') });
      expect(await use()).toMatchObject({ ok: false, message: expect.stringContaining(' was used before') });
      expect(await run('use', 'lina@example.com', 'NOPE')).toMatchObject({ ok: false });
    });

    it('gives gift cards, of which no more can be spent than is on them', async () => {
      const path = await write(
        'cards.csv',
        'email,value,from,expires,code\nlina@example.com,50.00,Mama Fest,2027-12-31,GIFT-1\n',
      );
      expect(await run('cards', path)).toEqual({ ok: true, message: 'Cards given: 1.' });
      const charge = (amount: string) => run('charge', 'lina@example.com', 'gift-1', amount);
      expect(await charge('20')).toEqual({
        ok: true,
        message: 'RM\u00a020.00 taken off, RM\u00a030.00 left.',
      });
      expect(await charge('30.01')).toEqual({
        ok: false,
        message: 'There is only RM\u00a030.00 left on the card.',
      });
      const both = await Promise.all([charge('20'), charge('20')]);
      expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(await charge('0')).toMatchObject({ ok: false });
      expect(await charge('ten')).toMatchObject({
        ok: false,
        message: expect.stringContaining('RM\u00a020.00'),
      });
      expect(await listOf('users.giftCards.list')).toMatchObject([{ code: 'GIFT-1', balanceSen: 1_000 }]);
    });

    it('withdraws a voucher and a card until they are used, and tells the visitor', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'nora');
      const who = 'nora@example.com';
      const wrong = await write(
        'v.csv',
        `email,title,off,expires,code\n${who},RM 100 off,100,2026-12-31,V-1\n`,
      );
      const right = await write(
        'v.csv',
        `email,title,off,expires,code\n${who},RM 10 off,10,2026-12-31,V-1\n`,
      );
      const cards = await write(
        'c.csv',
        `email,value,from,expires,code\n${who},50,Us,2027-12-31,C-1\n${who},20,Us,2027-12-31,C-2\n`,
      );
      await run('vouchers', wrong);
      await run('cards', cards);
      const before = await revisionOf('nora');
      expect(await run('withdraw', 'Nora@example.com', 'v-1')).toEqual({
        ok: true,
        message: 'The voucher “RM 100 off” is withdrawn.',
      });
      expect(await revisionOf('nora')).toBeGreaterThan(before);
      // Its code can be given again, to what was meant.
      expect(await run('vouchers', right)).toMatchObject({ message: 'Vouchers given: 1.' });
      expect(await run('use', who, 'V-1')).toMatchObject({ ok: true });
      expect(await run('withdraw', who, 'V-1')).toEqual({
        ok: false,
        message: '“RM 10 off” was used and cannot be withdrawn.',
      });
      await run('charge', who, 'C-1', '20');
      expect(await run('withdraw', who, 'C-1')).toEqual({
        ok: false,
        message: 'The card was paid with: RM\u00a030.00 of RM\u00a050.00 are left. It cannot be withdrawn.',
      });
      expect(await run('withdraw', who, 'C-2')).toMatchObject({
        message: 'The card of RM\u00a020.00 is withdrawn.',
      });
      expect((await server.rpcQuery('users.giftCards.list', undefined, 'nora')).data).toMatchObject([
        { code: 'C-1', balanceSen: 3_000 },
      ]);
      const messages = await server.db.select().from(inboxMessages).where(eq(inboxMessages.sub, 'nora'));
      expect(messages.map(({ title, body }) => `${title}: ${body}`)).toEqual(
        expect.arrayContaining([
          'Voucher withdrawn: RM 100 off',
          'Yhello Card withdrawn: RM\u00a020.00 from Us.',
        ]),
      );
      expect((await run('withdraw', who, 'V-9')).message).toBe(
        'nora@example.com has no voucher or card V-9.',
      );
      expect((await run('withdraw', 'nobody@example.com', 'V-1')).ok).toBe(false);
    });

    it('withdraws nothing where a voucher and a card have the same code', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'tess');
      await run(
        'vouchers',
        await write('v.csv', 'email,title,off,expires,code\ntess@example.com,Off,5,2026-12-31,S-1\n'),
      );
      await run(
        'cards',
        await write('c.csv', 'email,value,from,expires,code\ntess@example.com,5,Us,2026-12-31,S-1\n'),
      );
      expect(await run('withdraw', 'tess@example.com', 'S-1')).toMatchObject({ ok: false });
      expect(await server.db.$count(vouchers, eq(vouchers.sub, 'tess'))).toBe(1);
      expect(await server.db.$count(giftCards, eq(giftCards.sub, 'tess'))).toBe(1);
    });

    it('takes two equal rows as two gifts, and refuses a code that means something else', async () => {
      const cards = (rows: string) => write('c.csv', `email,value,from,expires,code\n${rows}`);
      const equal = 'rosa@example.com,20,Us,2027-12-31,\n';
      await server.rpcQuery('users.profiles.myDetail', undefined, 'rosa');
      const path = await cards(equal + equal);
      expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 2.' });
      expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 0. Given before: 2.' });
      expect(await run('cards', await cards('rosa@example.com,20,Us,2027-12-31,g-7\n'))).toMatchObject({
        ok: true,
      });
      expect(await run('cards', await cards('Rosa@example.com,30,Us,2027-12-31,G-7\n'))).toEqual({
        ok: false,
        message: 'Nothing was given:\n  c.csv, row 2: G-7 is the code of another card of this visitor.',
      });
      expect(await run('cards', await cards('rosa@example.com,30,Us,2020-12-31,\n'))).toMatchObject({
        ok: false,
        message: expect.stringContaining('2020-12-31 is over.'),
      });
      const unknownBrand = await write(
        'v.csv',
        'email,title,brand,off,expires\nrosa@example.com,New,b-nowhere,5,2027-12-31\n',
      );
      expect((await run('vouchers', unknownBrand)).message).toContain('“b-nowhere” is no id of brands.');
    });

    it('gives nothing twice to a visitor who deletes the account and signs up again with the same address', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'rika');
      const path = await write(
        'c.csv',
        'email,value,from,expires,code\nrika@example.com,20,Us,2027-12-31,\nRika@example.com,30,Us,2027-12-31,r-1\n',
      );
      expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 2.' });
      await run('delete', 'rika@example.com');
      await server.rpcQuery('users.profiles.myDetail', undefined, 'rika-again');
      const isNew = eq(users.cognitoSub, 'rika-again');
      await server.db.update(users).set({ email: 'rika@example.com' }).where(isNew);
      expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 0. Given before: 2.' });
      expect(await server.db.$count(giftCards, eq(giftCards.sub, 'rika-again'))).toBe(0);
      await pruneGivenGifts(server.db, '2028-01-01');
      expect(await server.db.$count(givenGifts)).toBe(0);
    });

    it('remembers what a table had given before gifts were remembered, once it is given again', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'sara');
      const path = await write('c.csv', 'email,value,from,expires\nsara@example.com,20,Us,2027-12-31\n');
      await run('cards', path);
      await server.db.delete(givenGifts);
      expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 0. Given before: 1.' });
      expect(await server.db.$count(givenGifts)).toBe(1);
    });

    it('gives the same to two visitors who have one address, each named by id', async () => {
      for (const sub of ['tina', 'tina-two'])
        await server.rpcQuery('users.profiles.myDetail', undefined, sub);
      const isTwo = eq(users.cognitoSub, 'tina-two');
      await server.db.update(users).set({ email: 'tina@example.com' }).where(isTwo);
      const both = await server.db.select().from(users).where(eq(users.email, 'tina@example.com'));
      for (const { id } of both) {
        const path = await write('c.csv', `email,value,from,expires,code\n${id},20,Us,2027-12-31,t-1\n`);
        expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 1.' });
      }
      expect(both).toHaveLength(2);
    });

    it('gives a card of a deleted visitor again to another visitor without an address, named by id', async () => {
      const rows = ['una', 'uri'].map((sub) => newVisitorRow({ sub, email: '', displayName: '' }));
      await server.db.insert(users).values(rows);
      const given: string[] = [];
      for (const { id } of rows) {
        const path = await write('c.csv', `email,value,from,expires,code\n${id},20,Us,2027-12-31,u-1\n`);
        given.push((await run('cards', path)).message);
        if (id === rows[0]?.id) await run('delete', id);
      }
      expect(given).toEqual(['Cards given: 1.', 'Cards given: 1.']);
    });

    it('gives nothing twice to a visitor whose address came later, whichever way the row names them', async () => {
      const visitor = newVisitorRow({ sub: 'yati', email: '', displayName: '' });
      await server.db.insert(users).values(visitor);
      const give = async (...names: string[]) => {
        const rows = names.map((who) => `${who},20,Us,2027-12-31\n`).join('');
        await run('cards', await write('c.csv', `email,value,from,expires\n${rows}`));
        return server.db.$count(giftCards, eq(giftCards.sub, 'yati'));
      };
      expect(await give(visitor.id)).toBe(1);
      await server.db.update(users).set({ email: 'yati@example.com' }).where(eq(users.cognitoSub, 'yati'));
      expect(await give(visitor.id)).toBe(1);
      expect(await give('yati@example.com')).toBe(1);
      // Twice in one table is meant so.
      expect(await give(visitor.id, 'yati@example.com')).toBe(2);
      expect(await give(visitor.id, 'yati@example.com')).toBe(2);
      const [, second] = await server.db.select().from(giftCards).where(eq(giftCards.sub, 'yati'));
      await run('withdraw', visitor.id, second?.code ?? '');
      expect(await give(visitor.id, 'yati@example.com')).toBe(2);
    });

    it('gives again what was taken back, also to another account of the address', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'nora');
      const path = await write(
        'c.csv',
        'email,value,from,expires,code\nnora@example.com,20,Us,2027-12-31,n-1\n',
      );
      await run('cards', path);
      expect(await run('withdraw', 'nora@example.com', 'N-1')).toMatchObject({ ok: true });
      await run('delete', 'nora@example.com');
      await server.rpcQuery('users.profiles.myDetail', undefined, 'nora-again');
      await server.db
        .update(users)
        .set({ email: 'nora@example.com' })
        .where(eq(users.cognitoSub, 'nora-again'));
      expect(await run('cards', path)).toMatchObject({ message: 'Cards given: 1.' });
    });

    it('refuses a voucher and a card of which the last day is over', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'vera');
      const day = new Date(TEST_NOW_MS).toISOString().slice(0, 10);
      const path = await write('v.csv', `email,title,off,expires,code\nvera@example.com,New,5,${day},LAST\n`);
      expect(await run('vouchers', path)).toMatchObject({ ok: true });
      await server.db.update(vouchers).set({ expiresOn: '2020-01-01' }).where(eq(vouchers.sub, 'vera'));
      expect(await run('use', 'vera@example.com', 'last')).toEqual({
        ok: false,
        message: '“New” expired on 2020-01-01.',
      });
      const cards = await write(
        'c.csv',
        `email,value,from,expires,code\nvera@example.com,20,Us,${day},LAST\n`,
      );
      expect(await run('cards', cards)).toMatchObject({ ok: true });
      await server.db.update(giftCards).set({ expiresOn: '2020-01-01' }).where(eq(giftCards.sub, 'vera'));
      expect(await run('charge', 'vera@example.com', 'last', '5')).toEqual({
        ok: false,
        message: 'The card expired on 2020-01-01.',
      });
    });

    it('takes them on their last day, to the last sen, and only of the visitor who is named', async () => {
      const day = new Date(TEST_NOW_MS).toISOString().slice(0, 10);
      const [uma, wan] = ['uma@example.com', 'wan@example.com'];
      for (const sub of ['wan', 'uma']) await server.rpcQuery('users.profiles.myDetail', undefined, sub);
      // Codes that staff choose are often the same for all.
      const rows = (rest: string) => [wan, uma].map((who) => `${who},${rest},${day},SAME\n`).join('');
      await run('vouchers', await write('v.csv', `email,title,off,expires,code\n${rows('Off,5')}`));
      expect(await run('use', uma, 'SAME')).toMatchObject({ ok: true });
      const used = await server.db.select().from(vouchers).where(eq(vouchers.code, 'SAME'));
      expect(used.filter(({ usedAt }) => usedAt).map(({ sub }) => sub)).toEqual(['uma']);
      expect(await run('withdraw', wan, 'SAME')).toMatchObject({ ok: true });
      expect(await run('use', wan, 'SAME')).toMatchObject({ ok: false });
      await run('cards', await write('c.csv', `email,value,from,expires,code\n${rows('20,Us')}`));
      expect(await run('charge', uma, 'SAME', '20')).toEqual({
        ok: true,
        message: 'RM\u00a020.00 taken off, RM\u00a00.00 left.',
      });
      expect(await run('charge', uma, 'SAME', '0.01')).toMatchObject({ ok: false });
      expect(await run('withdraw', wan, 'SAME')).toMatchObject({ ok: true });
      expect(await server.db.select().from(giftCards).where(eq(giftCards.code, 'SAME'))).toMatchObject([
        { sub: 'uma', balanceSen: 0 },
      ]);
    });

    it('names a day that is over and a visitor who is not there at once', async () => {
      const path = await write(
        'c.csv',
        'email,value,from,expires\nrosa@example.com,20,Us,2020-12-31\nnobody@example.com,20,Us,2027-12-31\n',
      );
      expect((await run('cards', path)).message).toMatch(/row 2: 2020-12-31 is over\.\n.*row 3: No visitor/);
    });

    it('gives nothing where a row is wrong, and names it', async () => {
      const path = await write(
        'vouchers.csv',
        'email,title,off,offPercent,expires\nlina@example.com,New,5,,2026-12-31\nnobody@example.com,New,5,,2026-12-31\n',
      );
      expect(await run('vouchers', path)).toEqual({
        ok: false,
        message:
          'Nothing was given:\n  vouchers.csv, row 3: No visitor with the address nobody@example.com has signed in yet.',
      });
      const both = await write(
        'v.csv',
        'email,title,off,offPercent,expires\nlina@example.com,New,5,5,31/02/2027\n',
      );
      expect((await run('vouchers', both)).message).toMatch(
        /^Nothing was given:\n {2}v\.csv, row 2, column E/,
      );
      expect((await listOf('users.vouchers.list')).length).toBe(2);
      expect(await run('vouchers', '/nowhere.csv')).toMatchObject({
        message: '/nowhere.csv cannot be read.',
      });
    });

    it.runIf(runsSideBySide)('does not keep the visitors in it waiting until all is given', async () => {
      await server.rpcQuery('users.profiles.myDetail', undefined, 'ines');
      const path = await write('v.csv', 'email,title,off,expires\nines@example.com,Off,5,2026-12-31\n');
      const giving = await whileLocked(server.db, sql`lock table ${vouchers} in share mode`, async () => {
        const given = run('vouchers', path);
        await untilWaiting(server.db, 1, given);
        const delivered = deliverAction(server, checkInActionNow('ines'));
        await untilWaiting(server.db, 2, delivered);
        expect(await Promise.race([delivered, 'waits'])).toMatchObject({ verdict: 'done' });
        return { given };
      });
      expect(await giving.given).toMatchObject({ message: 'Vouchers given: 1.' });
    });
  });

  it.each([
    [],
    ['messages', '2026-12-04', 'more'],
    ['verify'],
    ['verify', 'a@b.c', 'more'],
    ['redeem', 'a@b.c'],
    ['forget'],
    ['announce', 'Only a title'],
    ['use', 'a@b.c'],
    ['vouchers', ' '],
    ['constructor'],
    ['dance', 'a@b.c', 'x'],
  ])('is explained when it is incomplete: %s %s %s', async (...args) => {
    const { ok, message } = await run(...args.filter((part) => part !== undefined));
    expect([ok, message]).toEqual([false, expect.stringContaining('verify WHO')]);
  });
});

describe('A running server', () => {
  it('runs commands that are sent from its machine, until it is closed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'commands-'));
    const deps = { ...server.deps, env: { ...server.deps.env, dataDir } };
    expect(await sendCommand(dataDir, ['verify', 'devi@example.com'])).toBeNull();
    const close = await listenForCommands(deps);
    await server.rpcQuery('users.profiles.myDetail', undefined, 'devi');
    expect(await sendCommand(dataDir, ['verify', 'devi@example.com'])).toMatchObject({ ok: true });
    close();
    expect(await sendCommand(dataDir, ['verify', 'devi@example.com'])).toBeNull();
    await rm(dataDir, { recursive: true });
  });

  it('starts without them where the path is too long for a socket', async () => {
    const dataDir = join(tmpdir(), 'x'.repeat(120));
    const close = await listenForCommands({ ...server.deps, env: { ...server.deps.env, dataDir } });
    expect(await sendCommand(dataDir, ['verify', 'devi@example.com'])).toBeNull();
    close();
  });

  it('starts without them where no socket can be made', async () => {
    const dataDir = join(tmpdir(), 'no-such-folder');
    const close = await listenForCommands({ ...server.deps, env: { ...server.deps.env, dataDir } });
    expect(server.log.at(-1)).toMatchObject({ level: 'warn' });
    close();
  });
});
