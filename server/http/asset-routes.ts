import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/**
 * The built files. What has its hash in its name never changes; the worker, the shell and the manifest are asked for
 * each time. Chunks of earlier versions stay, for tabs that were open across an update.
 */
export function assetRoutes(folders: { current: string; retired: string }): Hono {
  const assets = new Hono();
  assets.use('/assets/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('cache-control', FOR_EVER);
    // Nobody asks again for what never changes.
    c.header('last-modified', undefined);
  });
  assets.use('/assets/*', serveStatic({ root: folders.current, precompressed: true }));
  assets.use(
    '/assets/*',
    serveStatic({ root: folders.retired, rewriteRequestPath: (path) => path.slice('/assets'.length) }),
  );
  assets.use('/:file{.+\\.[a-z0-9]+}', async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', ASK_EACH_TIME);
  });
  assets.use('/:file{.+\\.[a-z0-9]+}', serveStatic({ root: folders.current, precompressed: true }));
  return assets;
}
