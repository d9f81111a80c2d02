import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createEmbeddedClient } from '../../server/db/embedded-client.ts';

export type PostgresOverTcp = {
  url: string;
  /** Ends every connection at once, as a database that is restarted does. */
  cut: () => void;
  /** Reads on and says nothing more, as a host that has vanished. */
  fallSilent: () => void;
  speakAgain: () => void;
  close: () => Promise<void>;
};

/**
 * The embedded database behind the protocol of PostgreSQL, so that the driver of the real one is tried on every
 * machine.
 */
export async function postgresOverTcp(): Promise<PostgresOverTcp> {
  const database = await createEmbeddedClient('memory://', {});
  const sockets = new Set<Socket>();
  let isSilent = false;
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (message) => {
      if (isSilent) return;
      last = last.then(async () => {
        const answer = await database.execProtocolRaw(message);
        if (!isSilent) socket.write(answer);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    cut,
    fallSilent: () => {
      isSilent = true;
    },
    speakAgain: () => {
      isSilent = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
      await last;
      await database.close();
    },
  };
}
