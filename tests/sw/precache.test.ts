import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isQuotaExceeded, type PrecacheEntry } from '../../sw/download-files.ts';
import { createPrecache, FILES_CACHE } from '../../sw/precache.ts';
import { FakeCacheStorage } from '../support/fake-cache-storage.ts';

const sha256 = (body: string) => createHash('sha256').update(body).digest('base64');
const script = (
  name: string,
  body: string,
  when: PrecacheEntry['when'] = 'install',
): [PrecacheEntry, string] => [{ url: `/assets/${name}`, integrity: sha256(body), when }, body];
const shell = (body: string): [PrecacheEntry, string] => [
  { url: '/index.html', integrity: sha256(body), when: 'install' },
  body,
];
const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html; charset=utf-8' };
const ok = (url: string, body: string) =>
  new Response(body, { headers: { 'content-type': TYPES[url.split('.').at(-1) ?? ''] ?? '' } });
const portalPage = () =>
  new Response('<h1>Accept the terms</h1>', { headers: { 'content-type': 'text/html' } });

let caches: FakeCacheStorage;
let requests: string[];
let cacheModes: [string, RequestCache | undefined][];
beforeEach(() => {
  caches = new FakeCacheStorage();
  requests = [];
  cacheModes = [];
});
afterEach(() => {
  vi.useRealTimers();
});

type Respond = (url: string, attempt: number) => Response | null;
/** A build on a server that `respond` may replace the answers of; null there stands for the file itself. */
function build(files: [PrecacheEntry, string][], respond: Respond = () => null, isNextComing = () => false) {
  const attempts = new Map<string, number>();
  return createPrecache({
    isNextComing,
    entries: files.map(([entry]) => entry),
    caches: caches as unknown as CacheStorage,
    wait: async () => {},
    fetch: async (url, { cache }) => {
      requests.push(url);
      cacheModes.push([url, cache]);
      const attempt = attempts.get(url) ?? 0;
      attempts.set(url, attempt + 1);
      const body = files.find(([entry]) => entry.url === url)?.[1];
      const answer = respond(url, attempt);
      if (answer) return answer;
      if (body === undefined) throw new TypeError('Failed to fetch');
      return ok(url, body);
    },
  });
}
const stored = () => caches.entriesOf(FILES_CACHE);

describe('installing', () => {
  it('stores the essential files, and the rest afterwards', async () => {
    const precache = build([shell('<p>'), script('a.js', 'a'), script('b.js', 'b', 'later')]);
    await precache.install();
    expect(await precache.status()).toEqual({
      essential: { stored: 2, total: 2 },
      all: { stored: 2, total: 3 },
    });
    await precache.installRest();
    expect((await precache.status()).all).toEqual({ stored: 3, total: 3 });
  });

  it('leaves a file on demand to the page that asks for it, and has it from then on', async () => {
    const precache = build([script('a.js', 'a'), script('sign-in.js', 's', 'on-demand')]);
    await precache.install();
    await precache.installRest();
    expect(requests).toEqual(['/assets/a.js']);
    expect((await precache.status()).all).toEqual({ stored: 1, total: 1 });
    for (let i = 0; i < 2; i++) expect(await (await precache.respond('/assets/sign-in.js')).text()).toBe('s');
    expect(requests).toEqual(['/assets/a.js', '/assets/sign-in.js']);
  });

  it('takes no portal’s page for a file on demand', async () => {
    const precache = build([script('sign-in.js', 's', 'on-demand')], (_, attempt) =>
      attempt < 2 ? portalPage() : null,
    );
    await expect(precache.respond('/assets/sign-in.js')).rejects.toThrow('/assets/sign-in.js');
    expect(await (await precache.respond('/assets/sign-in.js')).text()).toBe('s');
  });

  it('downloads side by side', async () => {
    let running = 0;
    let most = 0;
    const files = Array.from({ length: 30 }, (_, i) => script(`${i}.js`, String(i)));
    const precache = createPrecache({
      entries: files.map(([entry]) => entry),
      caches: caches as unknown as CacheStorage,
      fetch: async (url) => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running--;
        return ok(url, files.find(([entry]) => entry.url === url)?.[1] ?? '');
      },
    });
    await precache.install();
    expect(most).toBeGreaterThan(5);
  });

  it.each<[string, () => Response]>([
    ['a portal’s page', portalPage],
    ['a portal’s page that claims to be a script', () => ok('/assets/a.js', '<h1>Accept</h1>')],
    ['a script with one byte changed', () => ok('/assets/a.js', 'alert(2)')],
    ['a script that was cut', () => ok('/assets/a.js', 'alert(')],
    [
      'the right body under another type',
      () => new Response('alert(1)', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a server error',
      () => new Response('alert(1)', { status: 500, headers: { 'content-type': 'text/javascript' } }),
    ],
  ])('never stores %s, and ends without the file', async (_, answer) => {
    const precache = build([shell('<p>'), script('a.js', 'alert(1)')], (url) =>
      url.endsWith('a.js') ? answer() : null,
    );
    await expect(precache.install()).rejects.toThrow('/assets/a.js');
    expect(stored().map(([url]) => url)).toEqual([expect.stringContaining('/index.html')]);
  });

  it('ends the transfer of what is not the file: the connection is needed for others', async () => {
    let ended = 0;
    const endless = () =>
      new Response(new ReadableStream({ cancel: () => void ended++ }), {
        headers: { 'content-type': 'text/html' },
      });
    await expect(build([script('a.js', 'a')], endless).install()).rejects.toThrow();
    expect(ended).toBe(3);
  });

  it('tries a file again before it gives up', async () => {
    const precache = build([script('a.js', 'a')], (_, attempt) => (attempt === 0 ? portalPage() : null));
    await precache.install();
    expect((await precache.status()).all.stored).toBe(1);
  });

  it('takes the browser’s own copy only of a file with a hash in its name, and not of one that was wrong', async () => {
    const precache = build([shell('<p>'), script('a.js', 'a')], (_, attempt) =>
      attempt === 0 ? portalPage() : null,
    );
    await precache.install();
    const modesOf = (url: string) => cacheModes.filter(([asked]) => asked === url).map(([, cache]) => cache);
    expect(modesOf('/assets/a.js')).toEqual(['default', 'reload']);
    expect(modesOf('/index.html')).toEqual(['no-cache', 'reload']);
  });

  it('continues where a former installation ended', async () => {
    const files = [script('a.js', 'a'), script('b.js', 'b')];
    await expect(
      build(files, (url) => (url.endsWith('b.js') ? portalPage() : null)).install(),
    ).rejects.toThrow();
    requests = [];
    await build(files).install();
    expect(requests).toEqual(['/assets/b.js']);
  });
});

describe('an update', () => {
  it('downloads only what changed', async () => {
    await build([shell('one'), script('a.js', 'a'), script('b-1.js', 'b')]).install();
    requests = [];
    await build([shell('two'), script('a.js', 'a'), script('b-2.js', 'B')]).install();
    expect(requests.sort()).toEqual(['/assets/b-2.js', '/index.html']);
  });

  it('brings every file before it is offered, if the version before had every file', async () => {
    const before = build([script('a-1.js', 'a'), script('rest-1.js', 'r', 'later')]);
    await before.install();
    await before.installRest();
    const after = build([script('a-2.js', 'A'), script('rest-2.js', 'R', 'later')]);
    await after.install();
    expect((await after.status()).all).toEqual({ stored: 2, total: 2 });
  });

  it('leaves the files of the version before alone until it is active', async () => {
    const before = build([shell('one'), script('a-1.js', 'a')]);
    await before.install();
    const after = build([shell('two'), script('a-2.js', 'A')]);
    await after.install();
    expect(await (await before.respond('/index.html')).text()).toBe('one');
    await after.deleteOutdated();
    expect(await (await after.respond('/index.html')).text()).toBe('two');
    expect(stored()).toHaveLength(2);
  });
});

describe('a build that becomes active while the next one installs', () => {
  const filesOfTwo = [shell('two'), script('a-2.js', 'A')];
  const filesOfThree = [shell('three'), script('a-3.js', 'a'), script('last.js', 'l')];
  const essentialOf = async (precache: ReturnType<typeof build>) => (await precache.status()).essential;

  it('deletes nothing that the next one has stored', async () => {
    const two = build(
      filesOfTwo,
      () => null,
      () => true,
    );
    await two.install();
    const three = build(filesOfThree, (url) => (url.endsWith('last.js') ? portalPage() : null));
    await expect(three.install()).rejects.toThrow('last.js');
    await two.deleteOutdated();
    expect(await essentialOf(three)).toEqual({ stored: 2, total: 3 });
  });

  it('leaves what is older to the next one', async () => {
    await build([shell('one'), script('a-1.js', 'a')]).install();
    const two = build(
      filesOfTwo,
      () => null,
      () => true,
    );
    await two.install();
    await two.deleteOutdated();
    const three = build(filesOfThree);
    await three.install();
    await three.deleteOutdated();
    expect(await essentialOf(three)).toEqual({ stored: 3, total: 3 });
    expect(stored()).toHaveLength(3);
  });

  it('and deleted a file that the next one had found leaves it no gap', async () => {
    // The shell of the first build is that of the third, too.
    await build([shell('one')]).install();
    const two = build(filesOfTwo);
    await two.install();
    let deleting: Promise<void> | undefined;
    const three = build([shell('one'), script('a-3.js', 'a')], () => {
      deleting ??= two.deleteOutdated();
      return null;
    });
    await three.install();
    await deleting;
    expect(await essentialOf(three)).toEqual({ stored: 2, total: 2 });
  });
});

describe('a stored file', () => {
  it('is the response, without a request', async () => {
    const precache = build([script('a.js', 'a')]);
    await precache.install();
    requests = [];
    expect(await (await precache.respond('/assets/a.js')).text()).toBe('a');
    expect(requests).toEqual([]);
  });

  it('is downloaded when it is missing, and stored', async () => {
    const precache = build([script('a.js', 'a')]);
    expect(await (await precache.respond('/assets/a.js')).text()).toBe('a');
    expect(stored()).toHaveLength(1);
  });

  it('that the browser has kept wrongly is downloaded past its cache', async () => {
    const precache = build([script('sign-in.js', 's', 'on-demand')], () =>
      cacheModes.at(-1)?.[1] === 'reload' ? null : ok('/assets/sign-in.js', 'cut of'),
    );
    expect(await (await precache.respond('/assets/sign-in.js')).text()).toBe('s');
    expect(stored()).toHaveLength(1);
  });

  it('is asked for once when there is no answer', async () => {
    const precache = build([], () => null);
    const missing = build([[script('a.js', 'a')[0], undefined as never]]);
    await expect(missing.respond('/assets/a.js')).rejects.toThrow('/assets/a.js');
    expect(requests).toEqual(['/assets/a.js']);
    await expect(precache.respond('/assets/a.js')).rejects.toThrow();
  });

  it('that is damaged is found and downloaded again', async () => {
    const precache = build([script('a.js', 'a'), script('b.js', 'b')]);
    await precache.install();
    expect(await precache.repair()).toBe(0);
    await (await caches.open(FILES_CACHE)).put('/assets/a.js', portalPage());
    vi.setSystemTime(5_000);
    expect(await precache.repair()).toBe(5_000);
    expect(await (await precache.respond('/assets/a.js')).text()).toBe('a');
    // A page that has read the damaged file may ask after another page's check.
    vi.setSystemTime(6_000);
    expect(await precache.repair()).toBe(5_000);
  });

  it('that is damaged is missing, not served, while it cannot be downloaded', async () => {
    const files = [script('a.js', 'a'), script('b.js', 'b')];
    await build(files).install();
    await (await caches.open(FILES_CACHE)).put('/assets/a.js', portalPage());
    const offline = build(files, () => portalPage());
    expect(await offline.repair()).toBeGreaterThan(0);
    expect((await offline.status()).essential).toEqual({ stored: 1, total: 2 });
    expect(await build(files).repair()).toBe(0);
    expect((await build(files).status()).essential).toEqual({ stored: 2, total: 2 });
  });
});

describe('the shell, whose headers hold the policy that the server had when it was stored', () => {
  const NOW = Date.parse('2026-11-22T02:00:00Z');
  const HOUR_MS = 60 * 60 * 1000;
  const withPolicy = (policy: string, atMs = NOW) => {
    const response = ok('/index.html', 'shell');
    response.headers.set('content-security-policy', policy);
    response.headers.set('date', new Date(atMs).toUTCString());
    return response;
  };
  const policy = async () =>
    (await build([shell('shell')]).respond('/index.html')).headers.get('content-security-policy');
  const storedBefore = (ageMs: number) =>
    build([shell('shell')], () => withPolicy('before', NOW - ageMs)).install();
  beforeEach(() => {
    vi.setSystemTime(NOW);
  });

  it('is downloaded again once it is a day old: the server may allow something else now', async () => {
    await storedBefore(25 * HOUR_MS);
    await build([shell('shell')], () => withPolicy('now')).installRest();
    expect(await policy()).toBe('now');
  });

  it('is not asked for sooner', async () => {
    await storedBefore(23 * HOUR_MS);
    requests = [];
    await build([shell('shell')], () => withPolicy('now')).installRest();
    expect(requests).toEqual([]);
  });

  it('stays as it is where a portal answers, and while a new build waits', async () => {
    await storedBefore(25 * HOUR_MS);
    await build([shell('shell')], portalPage).installRest();
    requests = [];
    await build(
      [shell('shell')],
      () => withPolicy('now'),
      () => true,
    ).installRest();
    expect(requests).toEqual([]);
    expect(await policy()).toBe('before');
  });
});

describe('on a full disk', () => {
  const full = () => Object.assign(new Error('Quota exceeded.'), { name: 'QuotaExceededError' });
  const fillDisk = async () => {
    const cache = await caches.open(FILES_CACHE);
    cache.put = async () => Promise.reject(full());
  };

  it('the installation ends with that reason, without downloading everything', async () => {
    await fillDisk();
    const files = Array.from({ length: 40 }, (_, i) => script(`${i}.js`, String(i)));
    await expect(build(files).install()).rejects.toSatisfy(isQuotaExceeded);
    expect(requests.length).toBeLessThan(20);
  });

  it('the page still gets its files from the network', async () => {
    await fillDisk();
    const precache = build([script('a.js', 'a')]);
    expect(await (await precache.respond('/assets/a.js')).text()).toBe('a');
  });
});

describe('where what is stored cannot be read', () => {
  const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));

  it('a page gets its files from the network', async () => {
    await build([script('a.js', 'a')]).install();
    caches.open = broken;
    expect(await (await build([script('a.js', 'a')]).respond('/assets/a.js')).text()).toBe('a');
  });

  it('one file that cannot be read comes from the network, too', async () => {
    const precache = build([script('a.js', 'a')]);
    await precache.install();
    (await caches.open(FILES_CACHE)).match = broken;
    expect(await (await precache.respond('/assets/a.js')).text()).toBe('a');
  });
});
