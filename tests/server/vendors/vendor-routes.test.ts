import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { readEnv } from '../../../server/env.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const ON = { CHAT_ID: 'abc/1', ANALYTICS_ID: 'xyz' };
const APART = { ...ON, VENDOR_ORIGIN: 'https://vendors.example', PUBLIC_ORIGIN: 'https://expo.example' };
const names = ['chat', 'analytics'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const appWith = (settings: Record<string, string>) => createApp({ ...server.deps, env: readEnv(settings) });

const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values];
    }),
  );
async function addressesOf(app: Hono): Promise<string[]> {
  const response = await app.request('/trpc/businesses.settings.getAllFeatureFlags');
  const { result } = (await response.json()) as { result: { data: { json: { address?: string }[] } } };
  return result.data.json.flatMap(({ address }) => address ?? []);
}
const at = (host: string) => ({ headers: { host } });

describe('without an id', () => {
  it('there is no document, no flag, and pages may frame only videos', async () => {
    const app = appWith({});
    for (const name of names) expect((await app.request(`/vendors/${name}`)).status).toBe(404);
    expect(await addressesOf(app)).toEqual([]);
    const sources = policyOf(await app.request('/'))['frame-src'] ?? [];
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/youtube|vimeo/);
  });
});

describe('with an id', () => {
  it.each(names)('the document of %s has no origin and runs its vendor’s script alone', async (name) => {
    const app = appWith(ON);
    const response = await app.request(`/vendors/${name}`);
    const policy = policyOf(response);
    expect(policy.sandbox).toContain('allow-scripts');
    expect(policy.sandbox).not.toContain('allow-same-origin');
    expect(policy.sandbox?.join(' ')).not.toMatch(/top-navigation/);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(await response.text()) ?? [];
    const [own, ...others] = policy['script-src'] ?? [];
    expect(own).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    for (const source of others) expect(source).toMatch(/^(https|wss):\/\//);
  });

  it('the id is part of the script’s address', async () => {
    const app = appWith(ON);
    const documents = await Promise.all(
      names.map(async (name) => (await app.request(`/vendors/${name}`)).text()),
    );
    expect(documents[0]).toContain('data-script="https://embed.tawk.to/abc/1"');
    expect(documents[1]).toContain('data-script="https://www.clarity.ms/tag/xyz"');
  });

  it('pages learn the addresses from the flags, and may frame their own host', async () => {
    const app = appWith(ON);
    expect(await addressesOf(app)).toEqual(['/vendors/chat', '/vendors/analytics']);
    expect(policyOf(await app.request('/'))['frame-src']).toContain("'self'");
  });

  it('another script brings its own origin into the policy', async () => {
    const app = appWith({ ...ON, CHAT_SCRIPT: 'https://chat.example/{id}.js', CHAT_SOURCES: ' ' });
    const policy = policyOf(await app.request('/vendors/chat'));
    expect(policy['connect-src']).toEqual(['https://chat.example']);
  });
});

describe('with a host for vendors', () => {
  it('the documents are served there alone, with an origin and storage of that host', async () => {
    const app = appWith(APART);
    for (const name of names) {
      expect((await app.request(`/vendors/${name}`, at('expo.example'))).status).toBe(404);
      const response = await app.request(`/vendors/${name}`, at('vendors.example'));
      expect(policyOf(response).sandbox).toContain('allow-same-origin');
      expect(policyOf(response)['frame-ancestors']).toEqual(['https://expo.example']);
      expect(await response.text()).toContain('data-page="https://expo.example"');
    }
    expect(policyOf(await app.request('/', at('expo.example')))['frame-src']).toContain(
      'https://vendors.example',
    );
  });

  it('that host serves nothing else', async () => {
    const app = appWith(APART);
    for (const path of ['/', '/api/expo/list/latest', '/trpc/businesses.expos.list', '/vendors/nothing'])
      expect((await app.request(path, at('vendors.example'))).status).toBe(404);
    expect((await app.request('/api/expo/list/latest', at('expo.example'))).status).toBe(200);
  });

  it('a conversation does not stay for the next visitor', async () => {
    const app = appWith(APART);
    const { headers } = at('vendors.example');
    const cookie = 'twk=conversation; __Host-a=1; b';
    const response = await app.request('/vendors/chat', { headers: { ...headers, cookie } });
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
    expect(response.headers.getSetCookie()).toEqual([
      'twk=; Max-Age=0; Path=/; Secure',
      'twk=; Max-Age=0; Domain=vendors.example; Path=/; Secure',
      '__Host-a=; Max-Age=0; Path=/; Secure',
    ]);
  });
});

it.each([
  { CHAT_ID: '"><script>' },
  { CHAT_SCRIPT: 'chat.js' },
  { CHAT_SOURCES: 'https://a.example; script-src *' },
  { VENDOR_ORIGIN: 'https://vendors.example' },
  { VENDOR_ORIGIN: 'https://expo.example:444', PUBLIC_ORIGIN: 'https://expo.example' },
])('a setting that cannot be used is refused at the start: %o', (settings) => {
  expect(() => readEnv(settings as Record<string, string>)).toThrow(/CHAT_|VENDOR_ORIGIN/);
});
