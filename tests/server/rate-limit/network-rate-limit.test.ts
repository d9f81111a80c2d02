import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { networkOf, networkOfIp } from '../../../server/rate-limit/network-rate-limit.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::ffff%eth0', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOfIp(address)).toBe(network);
});

it('Of the addresses in the header of our proxy only the last counts: a client can send the others', async () => {
  const app = new Hono().get('/', (c) => c.text(networkOf(c, 'x-client')));
  const networkWith = async (header: string) =>
    (await app.request('/', { headers: { 'x-client': header } })).text();
  expect(await networkWith('10.0.0.1')).toBe('10.0.0.1');
  expect(await networkWith('192.0.2.7, 2001:db8::9, 10.0.0.1')).toBe('10.0.0.1');
});
