import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { acceptsHtml } from './accepts-html.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** In the root folder. */
const OTHER_FILES = '/:file{.+\\.[a-z0-9]+}';

/**
 * The built files. Files with a hash in their name are immutable; the worker, the shell and the manifest are
 * revalidated at each request. Chunks and icons of earlier versions stay available to tabs that were open across an
 * update.
 * `worker`: a file to send in the place of the service worker.
 */
export function assetRoutes(folders: { current: string; retired: string; worker?: string }): Hono {
  const assets = new Hono();
  // Browsers ask for the rest of a download that was cut off, if the file is still the same. `serveStatic` does not look
  // at that condition, and they would join parts of two builds.
  assets.use(async (c, next) => {
    c.req.raw.headers.delete('range');
    await next();
  });
  // The browser asks for the worker at every launch: 25 KB, and nearly nothing while it has not changed.
  assets.use(OTHER_FILES, etag());
  if (folders.worker !== undefined) {
    const worker = readFileSync(folders.worker, 'utf8');
    assets.get('/sw.js', (c) =>
      c.body(worker, 200, { 'content-type': 'text/javascript', 'cache-control': REVALIDATE }),
    );
  }
  // The shell is for the worker, which fetches it as a file. A visitor who opens its address would see an empty page.
  assets.get('/index.html', (c, next) => {
    c.header('vary', 'accept');
    return acceptsHtml(c) ? c.redirect('/', 301) : next();
  });
  // What the build tells the server of itself: megabytes that no page asks for.
  assets.get('/.vite/*', (c) => c.notFound());
  assets.use('/assets/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('cache-control', IMMUTABLE);
    // Immutable files are never revalidated, so the header would only be weight.
    c.header('last-modified', undefined);
  });
  assets.use('/assets/*', serveStatic({ root: folders.current, precompressed: true }));
  assets.use(
    '/assets/*',
    serveStatic({
      root: folders.retired,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice('/assets'.length),
    }),
  );
  assets.use(OTHER_FILES, async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('cache-control', REVALIDATE);
    c.header('last-modified', undefined);
  });
  assets.use(OTHER_FILES, serveStatic({ root: folders.current, precompressed: true }));
  assets.use(
    '/icons/*',
    serveStatic({
      root: folders.retired,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice('/icons'.length),
    }),
  );
  return assets;
}
