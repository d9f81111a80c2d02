import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { createRateLimiter } from './rate-limiter.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How much one network may do without saying who it is. */
export type RateLimit = {
  /** Takes one; false when none is left. */
  tryConsume: () => boolean;
};

/** So many in an hour for each network, counted in memory. */
export function networkRateLimit(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  perHour: number,
): (c: Context) => RateLimit {
  const attempts = createRateLimiter(perHour, HOUR_MS, now);
  return (c) => {
    const network = networkOfIp(addressOf(c, env.clientAddressHeader));
    return {
      tryConsume: () => {
        if (attempts.isExceeded(network)) return false;
        attempts.count(network);
        return true;
      },
    };
  };
}

/** Who asked: the socket's word, unless a proxy of ours, which writes the last entry of its header, stands between. */
function addressOf(c: Context, header: string): string {
  if (header) return c.req.header(header)?.split(',').at(-1)?.trim() ?? '';
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
}

/** A household has a whole /64 of the new addresses, and one of the old. */
export function networkOfIp(address: string): string {
  const old = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (old || !address.includes(':')) return old ?? address;
  const [head = ''] = address.split('%');
  const [left = '', right] = head.toLowerCase().split('::');
  const before = left ? left.split(':') : [];
  const after = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
