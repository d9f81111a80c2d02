import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiries, enquiryFiles } from '../../../server/db/schema.ts';
import { listenForCommands, sendCommand } from '../../../server/operator/command-socket.ts';
import { runCommand } from '../../../server/operator/commands.ts';
import { balanceOf } from '../../../server/points/ledger.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { visitorEnquiry } from '../../support/enquiry.fixture.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => runCommand(server.deps, args);

describe('A command of the staff', () => {
  it('verifies a visitor, who earns 500 points once', async () => {
    expect(await run('verify', 'mei@example.com')).toMatchObject({ ok: false });
    await server.rpcQuery('users.profiles.myDetail', undefined, 'mei');
    for (const email of ['mei@example.com', 'Mei@Example.com'])
      expect(await run('verify', email)).toEqual({ ok: true, message: `${email} is verified.` });
    expect(await balanceOf(server.db, 'mei')).toBe(500);
    expect(await (await server.restCall('/api/user/get/profile', 'mei')).json()).toMatchObject({
      profileVerificationStatus: 'verified',
    });
  });

  it('takes the points for a reward off, if there are enough', async () => {
    for (const daysAgo of [1, 0])
      await deliverAction(server, checkInActionNow('siti', { tappedAt: TEST_NOW_MS - daysAgo * 86_400_000 }));
    const redeem = () => run('redeem', 'siti@example.com', 'kopi-and-kuih');
    expect(await redeem()).toEqual({ ok: false, message: 'There are too few points.' });
    await run('verify', 'siti@example.com');
    expect(await redeem()).toEqual({
      ok: true,
      message: 'Kopi and kuih for two: 800 points taken off, 180 left.',
    });
    expect(await balanceOf(server.db, 'siti')).toBe(180);
    expect(await run('redeem', 'siti@example.com', 'a-yacht')).toMatchObject({
      message: 'There is no reward a-yacht.',
    });
    expect((await server.rpcQuery('users.transactions.list', undefined, 'siti')).data).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ amount: -800 })]),
    });
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
    const today = new Date(TEST_NOW_MS).toISOString().slice(0, 10);
    expect((await run('messages', today)).message).not.toContain('YH-old');
    expect((await run('messages', today)).message).toContain(`One message since ${today}.`);
  });

  it.each([
    [],
    ['messages', 'yesterday'],
    ['verify'],
    ['verify', 'a@b.c', 'more'],
    ['redeem', 'a@b.c'],
    ['forget'],
    ['dance', 'a@b.c', 'x'],
  ])('is explained when it is incomplete: %s %s %s', async (...args) => {
    const { ok, message } = await run(...args.filter((part) => part !== undefined));
    expect([ok, message]).toEqual([false, expect.stringContaining('verify EMAIL')]);
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
