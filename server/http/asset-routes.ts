import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * The built files. Files with a hash in their name are immutable; the worker, the shell and the manifest are revalidated
 * at each request. Chunks of earlier versions stay available to tabs that were open across an update.
 */
export function assetRoutes(folders: { current: string; retired: string }): Hono {
  const assets = new Hono();
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
  assets.use('/:file{.+\\.[a-z0-9]+}', async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', REVALIDATE);
  });
  assets.use('/:file{.+\\.[a-z0-9]+}', serveStatic({ root: folders.current, precompressed: true }));
  return assets;
}
