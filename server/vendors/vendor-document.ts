import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../../src/domain/text/escape-markup.ts';
import { VENDOR_SANDBOX } from '../../src/domain/vendors/vendor-sandbox.ts';
import type { Vendor, Vendors } from './vendor-settings.ts';

const frameScript = readFileSync('server/vendors/vendor-frame.js', 'utf8');
const SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;

/** What the documents may do. Without `allow-same-origin` they have an origin that equals no other. */
const SANDBOX = {
  chat: VENDOR_SANDBOX,
  analytics: 'allow-scripts',
};

type VendorName = keyof typeof SANDBOX;

/** `pageOrigin`: the origin of our pages where it is not the document's own. */
export const vendorDocument = (name: VendorName, { script }: Vendor, pageOrigin: string): string =>
  `<!doctype html><html lang="en" data-vendor="${name}" data-script="${escapeMarkup(script)}" data-page="${pageOrigin}">` +
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${name}</title></head>` +
  `<body><script>${frameScript}</script></body></html>`;

/** The policy of such a document: it loads from its vendor alone, and only our pages may show it. */
export function vendorPolicy(
  name: VendorName,
  { sources }: Vendor,
  { origin }: Vendors,
  pageOrigin: string,
): string {
  const allowed = sources.join(' ');
  return [
    `sandbox ${SANDBOX[name]}${origin ? ' allow-same-origin' : ''}`,
    "default-src 'none'",
    `script-src ${SCRIPT_SOURCE} ${allowed}`,
    `style-src 'unsafe-inline' ${allowed}`,
    `img-src data: blob: ${allowed}`,
    `font-src data: ${allowed}`,
    `media-src ${allowed}`,
    `connect-src ${allowed}`,
    `frame-src ${allowed}`,
    `form-action ${allowed}`,
    "base-uri 'none'",
    `frame-ancestors ${pageOrigin || "'self'"}`,
  ].join('; ');
}
