import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importWhenReachable, reloadForScript } from '../../src/platform/import-with-retry.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../support/fake-fetch.ts';

/** What browsers say of a script that they could not load. */
const MESSAGES = [
  'Failed to fetch dynamically imported module: https://yhello.test/assets/venue.js',
  'error loading dynamically imported module: https://yhello.test/assets/venue.js',
  'Importing a module script failed.',
];
const lost = new TypeError(MESSAGES[0]);

const ours = () => new Response(null, { headers: { 'x-build': 'a.b' } });
const reload = vi.fn();
beforeEach(() => {
  installFakeBrowser();
  installFakeFetch(ours);
  reload.mockClear();
  Object.assign(location, { reload });
  Object.assign(document, { querySelectorAll: () => [] });
});

describe('The page is loaded again for a script that the browser will not ask for again', () => {
  test.each(MESSAGES)('%s', async (message) => {
    await reloadForScript(new TypeError(message));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('A script that was cut off on its way', () => {
  const cutOff = new SyntaxError('Unexpected end of input');
  const findScripts = () => {
    const names = ['https://yhello.test/assets/venue-a1.js', 'https://yhello.test/images/a.avif'];
    return vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue(names.map((name) => ({ name })) as never);
  };
  const respond = ({ path, init }: { path: string; init: RequestInit }) =>
    path === '/' ? ours() : new Response(init.cache === 'reload' ? 'whole' : 'who');

  test('is replaced in the browser’s cache, and the page is loaded again', async () => {
    const entries = findScripts();
    const network = installFakeFetch(respond);
    await reloadForScript(cutOff);
    entries.mockRestore();
    expect(network.requests.map(({ path, init }) => [path, init.cache])).toEqual([
      ['/', undefined],
      ['/assets/venue-a1.js', 'force-cache'],
      ['/assets/venue-a1.js', 'reload'],
    ]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is so while a part waits for it', async () => {
    vi.useFakeTimers();
    const entries = findScripts();
    installFakeFetch(respond);
    Object.assign(document, { querySelector: () => null });
    void importWhenReachable(() => Promise.reject(cutOff));
    await vi.advanceTimersByTimeAsync(10_000);
    entries.mockRestore();
    vi.useRealTimers();
    expect(reload).toHaveBeenCalled();
  });

  test('does not load the page again where the same comes again', async () => {
    const entries = findScripts();
    installFakeFetch(({ path }) => (path === '/' ? ours() : new Response('who')));
    await reloadForScript(cutOff);
    entries.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A request without an answer', () => {
  const never = () => new Promise<never>(() => {});
  let timeout: { mockRestore: () => void };
  beforeEach(() => {
    vi.useFakeTimers();
    timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return controller.signal;
    });
    Object.assign(document, { querySelector: () => null });
  });
  afterEach(() => {
    timeout.mockRestore();
    vi.useRealTimers();
  });

  test('for a part has the page loaded again', async () => {
    void importWhenReachable(never);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(reload).toHaveBeenCalled();
  });

  test('from our server does not end the attempts to load a part', async () => {
    installFakeFetch(never);
    let attempts = 0;
    void importWhenReachable(() => {
      attempts++;
      return Promise.reject(lost);
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(attempts).toBeGreaterThan(3);
  });
});

describe('The page stays', () => {
  test('without signal', async () => {
    installFakeFetch(failFetch);
    await reloadForScript(lost);
    expect(reload).not.toHaveBeenCalled();
  });

  test('behind the page of a portal', async () => {
    installFakeFetch(() => new Response('<h1>Welcome!</h1>', { headers: { 'content-type': 'text/html' } }));
    await reloadForScript(lost);
    expect(reload).not.toHaveBeenCalled();
  });

  test('where it has a form, until that is gone', async () => {
    vi.useFakeTimers();
    let form: object | null = {};
    Object.assign(document, { querySelector: () => form });
    void importWhenReachable(() => Promise.reject(lost));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    form = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('for longer each time that a script is lost again', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const times: number[] = [];
    for (let s = 0; s < 600; s++) {
      await reloadForScript(lost);
      if (reload.mock.calls.length > times.length) times.push(s);
      vi.advanceTimersByTime(1_000);
    }
    vi.useRealTimers();
    expect(times).toEqual([0, 5, 15, 35, 75, 155, 315]);
  });

  test('where the browser keeps no record of it', async () => {
    vi.stubGlobal('sessionStorage', null);
    await reloadForScript(lost);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([new TypeError('x.at is not a function'), new SyntaxError('import'), new Error('import')])(
    'where the script came and failed itself: %s',
    async (error) => {
      await reloadForScript(error);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
