import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The IP address at the other end of the connection: the client's or, behind a proxy, the proxy's. */
export const socketAddress = (c: Context): string | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
