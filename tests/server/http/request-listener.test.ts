import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBody } from '../../../server/http/limit-body.ts';
import { requestListener } from '../../../server/http/request-listener.ts';

const MB = 2 ** 20;
const limit = limitBody(MB, (c) => c.json({ error: 'too large' }, 413));
const app = new Hono()
  .post('/limited', limit, async (c) => c.json({ size: (await c.req.arrayBuffer()).byteLength }))
  .post('/refused', (c) => c.json({ error: 'sign in first' }, 401));

let server: Server;
const clients: Socket[] = [];
beforeEach(async () => {
  server = createServer(requestListener((request) => app.fetch(request), 'localhost'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** One connection. `reads` waits for a response with this body; a reset rejects. */
function openClient() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  let text = '';
  let notify = () => {};
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    notify();
  });
  const failed = new Promise<never>((_, reject) => {
    socket
      .once('error', reject)
      .once('end', () => reject(new Error(`The connection was closed after "${text}"`)));
  });
  failed.catch(() => {});
  return {
    send: (part: string) => new Promise<void>((resolve) => socket.write(part, () => resolve())),
    reads: async (body: string) => {
      const arrived = new Promise<void>((resolve) => {
        notify = () => text.includes(body) && resolve();
        notify();
      });
      await Promise.race([arrived, failed]);
      const response = text;
      text = '';
      return response;
    },
  };
}
const head = (path: string, size: number | null) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${size === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`}\r\n\r\n`;

it.each([
  ['a declared length', '/limited', 413, '{"error":"too large"}'],
  ['chunks', '/limited', 413, '{"error":"too large"}'],
  ['a declared length, without the token', '/refused', 401, '{"error":"sign in first"}'],
])(
  '20 clients that send 6 MB with %s all read the error, and use the connection again',
  async (how, path, status, body) => {
    const isChunked = how === 'chunks';
    const part = 'x'.repeat(MB);
    const results = Array.from({ length: 20 }, async () => {
      const client = openClient();
      await client.send(head(path, isChunked ? null : 6 * MB));
      for (let i = 0; i < 6; i += 1)
        await client.send(isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part);
      if (isChunked) await client.send('0\r\n\r\n');
      const first = await client.reads(body);
      await client.send(`${head('/limited', 3)}abc`);
      return [first.split('\r\n')[0]?.split(' ')[1], await client.reads('{"size":3}')];
    });
    for (const [first, second] of await Promise.all(results)) {
      expect(first).toBe(String(status));
      expect(second).toContain('200 OK');
    }
  },
);

it('a client that sends without end is told that the connection closes', async () => {
  const client = openClient();
  await client.send(head('/limited', 1000 * MB));
  const response = client.reads('{"error":"too large"}');
  for (let i = 0; i < 65; i += 1) await client.send('x'.repeat(MB));
  expect((await response).toLowerCase()).toContain('connection: close');
});
