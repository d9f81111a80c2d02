import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const incoming = (c: Context) => (c.env as Partial<HttpBindings> | undefined)?.incoming;

/** The IP address at the other end of the connection: the client's or, behind a proxy, the proxy's. */
export const socketAddress = (c: Context): string | undefined => incoming(c)?.socket.remoteAddress;

/** Who sent a request to this server, and in which version of HTTP. */
export type Peer = { address: string | undefined; httpVersion: string | undefined };
export const peerOf = (c: Context): Peer => ({
  address: socketAddress(c),
  httpVersion: incoming(c)?.httpVersion,
});
