import { connect } from 'node:net';
import { COMMANDS, type Send } from './webdriver.ts';

type Reply = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Marionette, by which Firefox takes WebDriver commands: over TCP, each message is its length in bytes, a colon and
 * JSON. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectToMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<never>((_, fail) => {
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('Firefox closed the connection')));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  // The first message says which protocol it is, and answers nothing.
  const greeted = new Promise<void>((done) => {
    readMessages(socket, (message) => {
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply);
      else done();
    });
  });
  await Promise.race([greeted, closed]);
  // From here on, only a command in hand fails by it.
  closed.catch(() => {});
  let lastId = 0;
  return async (command, params = {}) => {
    const id = ++lastId;
    const message = JSON.stringify([0, id, COMMANDS[command].marionette, params]);
    const reply = new Promise<Reply>((done) => waiting.set(id, done));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await Promise.race([reply, closed]);
    waiting.delete(id);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return (result as { value: unknown }).value;
  };
}

function readMessages(socket: NodeJS.ReadableStream, onMessage: (message: unknown) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      onMessage(JSON.parse(String(received.subarray(colon + 1, end))));
      received = received.subarray(end);
    }
  });
}
