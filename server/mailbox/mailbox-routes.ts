import { desc, eq } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { listEnquiryMails } from '../enquiries/enquiry-mails.ts';
import { type MailboxMessage, mailboxPage } from './mailbox-page.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { mailboxMessages } from './table.ts';

const LATEST = 50;
const LOOPBACK_PEER = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
/** Other names could be an attacker's, pointed at this machine so that a browser here reads its mail to them. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Control characters and halves of surrogate pairs: PostgreSQL stores neither of them everywhere. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const addressFilter = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(254),
  v.check((text) => !UNSTORABLE.test(text)),
);

/** The IP address of whoever sent the request, as the socket knows it. */
export type PeerOf = (c: Context) => string | undefined;

/**
 * `/mailbox`, `/mailbox.json`: what the embedded pool would have mailed, and what enquiries would have been mails, for the people at this very computer.
 * To everybody else these addresses do not exist.
 */
export function mailboxRoutes(db: Database, peerOf: PeerOf): Hono {
  const app = new Hono();
  const onlyHere: MiddlewareHandler = async (c, next) => {
    if (!isLocal(c, peerOf)) return c.notFound();
    await next();
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', POLICY);
    c.header('x-content-type-options', 'nosniff');
  };
  for (const path of ['/mailbox/*', '/mailbox.json']) app.use(path, onlyHere);

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

/** Newest first; all addresses' when `email` is empty. */
async function latestMails(db: Database, email: string): Promise<MailboxMessage[]> {
  const { email: to, subject, code, sentAt } = mailboxMessages;
  const query = db.select({ email: to, subject, code, sentAt }).from(mailboxMessages).$dynamic();
  let only: string | null = null;
  if (email.trim() !== '') {
    const address = v.safeParse(addressFilter, email);
    if (!address.success) return [];
    only = address.output;
    query.where(eq(to, only));
  }
  const codes = await query.orderBy(desc(mailboxMessages.id)).limit(LATEST);
  const mails = [...codes, ...(await listEnquiryMails(db, only, LATEST))];
  return mails.sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime()).slice(0, LATEST);
}

function isLocal(c: Context, peerOf: PeerOf): boolean {
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  return (
    forwarded === undefined &&
    LOOPBACK_PEER.test(peerOf(c) ?? '') &&
    LOCAL_HOST.test(c.req.header('host') ?? '')
  );
}
