import { desc, eq } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { isStorable } from '../../src/domain/text/text-schema.ts';
import type { Database } from '../db/client.ts';
import { listEnquiryMails } from '../enquiries/enquiry-mails.ts';
import type { Peer } from '../http/socket-address.ts';
import { type Mail, mailboxPage } from './mailbox-page.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { poolMails } from './table.ts';

const MAX_MAILS = 50;
const LOOPBACK_PEER = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
/**
 * Against DNS rebinding: a website could point its own name to this machine and read the mailbox through the browser.
 */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** What proxies, tunnels and delivery networks add: they run on this computer, but their clients do not. */
const PROXY_HEADER =
  /^(?:forwarded|via|client-ip|proxy-|cdn-|(?:.*-)?(?:forwarded|real-ip|client-ip|connecting-ip|original)(?:-|$)|x-envoy-|cf-|fly-|x-amzn?-|x-azure-|x-ngrok-|x-vercel-|tailscale-)/;
/** What nginx sends by default, without any such header and to `localhost`. No browser has sent it for decades. */
const PROXY_VERSION = '1.0';
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const addressFilter = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(254),
  v.check(isStorable),
);

/** `local`: only requests from this computer are answered, all others get 404. `open`: everyone can read every code. */
export type MailboxAccess = 'local' | 'open';

/** `/mailbox` and `/mailbox.json`: the mails that the embedded pool and the enquiries would have sent. */
export function mailboxRoutes(db: Database, peerOf: (c: Context) => Peer, access: MailboxAccess): Hono {
  const app = new Hono();
  const guard: MiddlewareHandler = async (c, next) => {
    if (access === 'local' && !isLocal(c, peerOf(c))) return c.notFound();
    await next();
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', POLICY);
    c.header('x-content-type-options', 'nosniff');
  };
  for (const path of ['/mailbox/*', '/mailbox.json']) app.use(path, guard);

  app.get('/mailbox', async (c) => {
    const email = c.req.query('email')?.trim() ?? '';
    return c.html(mailboxPage(await latestMails(db, email), email));
  });
  app.get('/mailbox.json', async (c) => c.json(await latestMails(db, c.req.query('email') ?? '')));
  app.get('/mailbox/style.css', (c) =>
    c.body(mailboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  return app;
}

/** Newest first. Mails to all addresses if `email` is empty. */
async function latestMails(db: Database, email: string): Promise<Mail[]> {
  const { email: to, subject, code, sentAt } = poolMails;
  const query = db.select({ email: to, subject, code, sentAt }).from(poolMails).$dynamic();
  let addressee: string | null = null;
  if (email.trim() !== '') {
    const address = v.safeParse(addressFilter, email);
    if (!address.success) return [];
    addressee = address.output;
    query.where(eq(to, addressee));
  }
  const codes = await query.orderBy(desc(poolMails.id)).limit(MAX_MAILS);
  const mails = [...codes, ...(await listEnquiryMails(db, addressee, MAX_MAILS))];
  return mails.sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime()).slice(0, MAX_MAILS);
}

function isLocal(c: Context, { address, httpVersion }: Peer): boolean {
  return (
    httpVersion !== PROXY_VERSION &&
    !Object.keys(c.req.header()).some((name) => PROXY_HEADER.test(name)) &&
    LOOPBACK_PEER.test(address ?? '') &&
    LOCAL_HOST.test(c.req.header('host') ?? '')
  );
}
