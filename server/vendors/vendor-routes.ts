import { Hono } from 'hono';
import type { ServerEnv } from '../env.ts';
import { vendorDocument, vendorPolicy } from './vendor-document.ts';

/**
 * `/vendors/<name>`: a document in which a vendor's script runs apart from our pages. With a host for vendors it is
 * served there alone, and that host serves nothing else: what is stored there is no page's.
 */
export function vendorRoutes({ vendors, publicOrigin }: Pick<ServerEnv, 'vendors' | 'publicOrigin'>): Hono {
  const vendorHost = vendors.origin && new URL(vendors.origin).host;
  const pageOrigin = vendorHost && publicOrigin;
  const app = new Hono();
  app.use(async (c, next) => {
    const isVendorHost = vendorHost !== '' && c.req.header('host') === vendorHost;
    const isVendorPath = c.req.path.startsWith('/vendors/');
    if (isVendorHost ? !isVendorPath : isVendorPath && vendorHost) return c.notFound();
    return next();
  });
  for (const name of ['chat', 'analytics'] as const) {
    const vendor = vendors[name];
    if (!vendor) continue;
    app.get(`/vendors/${name}`, (c) => {
      c.header('content-security-policy', vendorPolicy(name, vendor, vendors, pageOrigin));
      c.header('cache-control', 'no-store');
      // The next visitor on this phone must not find the conversation of the last one.
      if (vendorHost && name === 'chat') c.header('clear-site-data', '"cookies", "storage"');
      return c.html(vendorDocument(name, vendor, pageOrigin));
    });
  }
  app.get('/vendors/*', (c) => c.notFound());
  return app;
}
