import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
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
      if (vendorHost && name === 'chat') {
        c.header('clear-site-data', '"storage"');
        expireCookies(c, new URL(vendors.origin));
      }
      return c.html(vendorDocument(name, vendor, pageOrigin));
    });
  }
  app.get('/vendors/*', (c) => c.notFound());
  return app;
}

/** Not by `clear-site-data`: that would take the cookies of the whole domain, and with them the pages' tokens. */
function expireCookies(c: Context, { hostname, protocol }: URL): void {
  const secure = protocol === 'https:';
  for (const name of Object.keys(getCookie(c))) {
    // A cookie with such a prefix is refused unless it is `secure`. No cookie of ours or the vendor's needs the prefix.
    if (!secure && /^__(host|secure)-/i.test(name)) continue;
    deleteCookie(c, name, { path: '/', secure });
    if (!/^__host-/i.test(name)) deleteCookie(c, name, { path: '/', secure, domain: hostname });
  }
}
