import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForScript } from '../../src/platform/import-part.ts';
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
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});

describe('The page is loaded again for a script that the browser will not ask for again', () => {
  test.each(MESSAGES)('%s', async (message) => {
    await reloadForScript(new TypeError(message));
    expect(reload).toHaveBeenCalledOnce();
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

  test('while somebody types', async () => {
    Object.assign(document, { activeElement: { matches: (selector: string) => selector.includes('input') } });
    await reloadForScript(lost);
    expect(reload).not.toHaveBeenCalled();
  });

  test('when it was loaded again a moment ago', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    vi.spyOn(performance, 'now').mockReturnValue(2_000);
    await reloadForScript(lost);
    expect(reload).not.toHaveBeenCalled();
    vi.spyOn(performance, 'now').mockReturnValue(11_000);
    await reloadForScript(lost);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([new TypeError('x.at is not a function'), new SyntaxError('import'), new Error('import')])(
    'where the script came and failed itself: %s',
    async (error) => {
      await reloadForScript(error);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
