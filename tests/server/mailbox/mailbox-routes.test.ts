import { describe, expect, it } from 'vitest';
import { poolMails } from '../../../server/db/schema.ts';
import { mailboxRoutes } from '../../../server/mailbox/mailbox-routes.ts';
import { MEI, openPool } from '../identity/pool-fixture.ts';

const pool = openPool();
const open = (path: string, headers: Record<string, string> = {}) =>
  pool.mailbox.request(path, { headers: { host: 'localhost:4173', ...headers } });
const write = (email: string, code: string, subject = 'Your sign-up code') =>
  pool.db.insert(poolMails).values({ email, subject, code, sentAt: new Date(pool.now) });

describe('the mailbox', () => {
  it('shows messages newest first, in Kuala Lumpur’s time', async () => {
    await write('raj@example.com', '111111');
    await pool.signUp(MEI);
    const page = await (await open('/mailbox')).text();
    expect(page).toContain('21/11/2026, 9:05 AM');
    expect(page.indexOf(await pool.lastCode(MEI.email))).toBeLessThan(page.indexOf('111111'));
    expect(page).toContain('raj@example.com');
    expect(page).not.toMatch(/<script|style=|\son\w+=/i);
  });

  it('filters by address, in any case', async () => {
    await write('raj@example.com', '111111');
    await write('mei@example.com', '222222');
    const page = await (await open('/mailbox?email=RAJ%40example.com')).text();
    expect(page).toContain('111111');
    expect(page).not.toContain('222222');
    const messages = await (await open('/mailbox.json?email=raj%40example.com')).json();
    expect(messages).toEqual([
      {
        email: 'raj@example.com',
        subject: 'Your sign-up code',
        code: '111111',
        sentAt: '2026-11-21T01:05:00.000Z',
      },
    ]);
  });

  it('shows the latest 50', async () => {
    for (let i = 1; i <= 51; i += 1) await write('raj@example.com', String(100_000 + i));
    const messages = await (await open('/mailbox.json')).json();
    expect(messages).toHaveLength(50);
    expect([messages[0].code, messages[49].code]).toEqual(['100051', '100002']);
  });

  it('removes an address’s messages after a week', async () => {
    await pool.identity.addUser(MEI);
    await pool.request('ForgotPassword', { Username: MEI.email });
    pool.now += 7 * 24 * 60 * 60 * 1000 + 1;
    await pool.request('ForgotPassword', { Username: MEI.email });
    expect(await pool.db.$count(poolMails)).toBe(1);
  });

  it('has an empty state', async () => {
    expect(await (await open('/mailbox')).text()).toContain('Sign up or ask for a new password');
    expect(await (await open('/mailbox?email=mei%40example.com')).text()).toContain('Show all messages');
    expect(await (await open('/mailbox.json?email=%00')).json()).toEqual([]);
  });

  it('escapes all values', async () => {
    const markup = '"><img src=x onerror=alert(1)>&';
    await write(markup, markup, markup);
    const page = await (await open(`/mailbox?email=${encodeURIComponent(markup)}`)).text();
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img');
  });

  it('is not cached, not framed, and has its own style sheet', async () => {
    const page = await open('/mailbox');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const style = await open('/mailbox/style.css');
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await style.text()).toContain('light-dark(');
  });
});

describe('the mailbox responds 404 to', () => {
  const paths = ['/mailbox', '/mailbox.json?email=mei%40example.com', '/mailbox/style.css'];
  const statuses = async (headers: Record<string, string> = {}) =>
    Promise.all(paths.map(async (path) => (await open(path, headers)).status));

  it.each(['192.168.1.20', '10.0.0.1', '::ffff:192.168.1.20', 'fe80::1', '127.evil', undefined])(
    'the peer %s',
    async (peer) => {
      pool.peer = peer;
      expect(await statuses()).toEqual([404, 404, 404]);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:4173',
    'localhost@evil.example',
    '',
  ])('the host name "%s"', async (host) => {
    expect(await statuses({ host })).toEqual([404, 404, 404]);
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-original-forwarded-for',
    'forwarded',
    'forwarded-for',
    'via',
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'cdn-loop',
    'fly-client-ip',
    'x-envoy-external-address',
    'x-original-host',
    'x-amzn-trace-id',
    'x-azure-clientip',
    'tailscale-user-login',
    'proxy-connection',
  ])('a request through a proxy (%s)', async (header) => {
    expect(await statuses({ [header]: '127.0.0.1' })).toEqual([404, 404, 404]);
  });

  it('a request of nginx, which adds no header by default but has its own version of HTTP', async () => {
    pool.httpVersion = '1.0';
    expect(await statuses({ connection: 'close' })).toEqual([404, 404, 404]);
  });

  it('nobody once it is open, which only a setting can do', async () => {
    pool.peer = '192.168.1.20';
    const open = mailboxRoutes(pool.db, () => ({ address: pool.peer, httpVersion: '1.0' }), 'open');
    const headers = { host: 'expo.example', 'x-forwarded-for': '10.0.0.1' };
    for (const path of paths) expect((await open.request(path, { headers })).status).toBe(200);
  });

  it('no request from this computer', async () => {
    for (const peer of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
      for (const host of ['localhost:4173', 'LOCALHOST', '127.0.0.1:80', '[::1]:4173']) {
        pool.peer = peer;
        expect(await statuses({ host })).toEqual([200, 200, 200]);
      }
    }
  });
});
