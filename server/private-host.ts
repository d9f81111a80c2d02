import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Loopback, private and link-local addresses: what cannot be reached from the internet. */
const PRIVATE = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Whether a server on this host can be reached from its own network only. */
export function isPrivateHost(host: string): boolean {
  if (!EVERY_ADDRESS.includes(host)) return host === 'localhost' || (isIP(host) !== 0 && PRIVATE.test(host));
  return Object.values(networkInterfaces()).every((addresses) =>
    (addresses ?? []).every(({ address }) => PRIVATE.test(address)),
  );
}
