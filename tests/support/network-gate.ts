import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port in front of a server that can be closed and opened again: for a phone, no signal. */
export type NetworkGate = {
  port: number;
  /** Drops every connection. A new one is refused. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** `port` 0 takes any free port and keeps it. */
export async function openNetworkGate(port: number, targetPort: () => number): Promise<NetworkGate> {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(targetPort(), '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      // A reset must arrive as a reset: a browser treats it unlike a connection that ends.
      socket.on('error', () => other.resetAndDestroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const open = () =>
    new Promise<void>((done, fail) => {
      if (server.listening) return done();
      server.once('error', fail);
      server.listen(gate.port, '127.0.0.1', () => {
        server.off('error', fail);
        gate.port = (server.address() as AddressInfo).port;
        done();
      });
    });
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  const gate: NetworkGate = { port, open, close };
  await open();
  return gate;
}
