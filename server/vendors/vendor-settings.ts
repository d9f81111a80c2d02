import * as v from 'valibot';
import { webOrigin } from '../web-origin.ts';

/** A vendor whose script runs in a document of its own. */
export type Vendor = {
  /** Address of its script. */
  script: string;
  /** Where that document may load from and connect to. */
  sources: readonly string[];
};

export type Vendors = {
  chat: Vendor | null;
  analytics: Vendor | null;
  /** The host for vendors that need storage; empty: their documents have no origin, and so no storage. */
  origin: string;
};

/** The vendors whose interface `vendor-frame.js` speaks; `{id}` stands for the account. */
const CHAT_SCRIPT = 'https://embed.tawk.to/{id}';
const CHAT_SOURCES = 'https://*.tawk.to wss://*.tawk.to https://cdn.jsdelivr.net';
const ANALYTICS_SCRIPT = 'https://www.clarity.ms/tag/{id}';
const ANALYTICS_SOURCES = 'https://*.clarity.ms https://c.bing.com';

const id = v.optional(v.pipe(v.string(), v.regex(/^[\w/-]*$/, 'is no id')), '');
const script = (fallback: string) => v.optional(v.pipe(v.string(), v.url('is no address')), fallback);
/** Separated by spaces, as in a content security policy. A `;` would begin another rule of it. */
const sources = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\w\s.:/*-]*$/, 'is no list of addresses')), fallback);

export const vendorEntries = {
  CHAT_ID: id,
  CHAT_SCRIPT: script(CHAT_SCRIPT),
  CHAT_SOURCES: sources(CHAT_SOURCES),
  ANALYTICS_ID: id,
  ANALYTICS_SCRIPT: script(ANALYTICS_SCRIPT),
  ANALYTICS_SOURCES: sources(ANALYTICS_SOURCES),
  VENDOR_ORIGIN: v.optional(webOrigin),
};

type Settings = Record<Exclude<keyof typeof vendorEntries, 'VENDOR_ORIGIN'>, string> & {
  VENDOR_ORIGIN?: string | undefined;
};

/** Cookies know no ports, so that another port would not be another host. Throws a readable Error. */
export function checkVendorOrigin({
  VENDOR_ORIGIN: vendors,
  PUBLIC_ORIGIN: pages,
}: {
  VENDOR_ORIGIN?: string | undefined;
  PUBLIC_ORIGIN?: string | undefined;
}): void {
  if (!vendors) return;
  if (!pages || new URL(vendors).hostname === new URL(pages).hostname)
    throw new Error('VENDOR_ORIGIN needs a PUBLIC_ORIGIN for the pages, with another host name');
}

export const readVendors = (settings: Settings): Vendors => ({
  chat: vendorOf(settings.CHAT_ID, settings.CHAT_SCRIPT, settings.CHAT_SOURCES),
  analytics: vendorOf(settings.ANALYTICS_ID, settings.ANALYTICS_SCRIPT, settings.ANALYTICS_SOURCES),
  origin: settings.VENDOR_ORIGIN ?? '',
});

function vendorOf(id: string, template: string, sources: string): Vendor | null {
  if (!id) return null;
  const script = template.replace('{id}', id);
  const listed = sources.split(/\s+/).filter(Boolean);
  return { script, sources: [...new Set([new URL(script).origin, ...listed])] };
}

/** What a page's policy must allow in frames. */
export const vendorFrameSources = ({ chat, analytics, origin }: Vendors): string[] =>
  chat || analytics ? [origin || "'self'"] : [];
