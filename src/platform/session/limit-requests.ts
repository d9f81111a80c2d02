// @script amplify

import { OUR_REQUEST, REQUEST_TIMEOUT_MS } from '../../sync/classify-response.ts';

/**
 * Gives the identity library's requests to this address what all our own have: an end after 8 s, no cookies, and no
 * redirect, which would take a new password to a captive portal. The library lets nobody set this, and without it a
 * form would be busy for as long as an answer does not come.
 */
export function limitRequests(address: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    String(input).startsWith(address) && !init?.signal
      ? fetch(input, { ...init, ...OUR_REQUEST, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
      : fetch(input, init);
}
