import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { socketAddress } from '../http/socket-address.ts';
import { hourlyLimit, type RateLimit } from './hourly-limit.ts';

/** Allows `perHour` uses for each network. */
export function networkRateLimit(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  perHour: number,
): (c: Context) => RateLimit {
  const limitOf = hourlyLimit(perHour, now);
  return (c) => limitOf(networkOf(c, env.clientAddressHeader));
}

/** The network that a request comes from. `header` is the one that our proxy sets, empty without a proxy. */
export const networkOf = (c: Context, header: string) => networkOfIp(clientAddress(c, header));

/**
 * The client's IP address. Only the last entry of the header comes from our own proxy; clients can forge the others.
 */
function clientAddress(c: Context, header: string): string {
  if (header) return c.req.header(header)?.split(',').at(-1)?.trim() ?? '';
  return socketAddress(c) ?? '';
}

/** The network that counts as one client: a whole IPv4 address, or the /64 of an IPv6 address. */
export function networkOfIp(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 || !address.includes(':')) return ipv4 ?? address;
  const [withoutZone = ''] = address.split('%');
  const [left = '', right] = withoutZone.toLowerCase().split('::');
  const before = left ? left.split(':') : [];
  const after = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
