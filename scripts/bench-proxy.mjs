import { Agent, createServer, request } from 'node:http';

/** Forwards to `target`, with a latency added to every request; `cut` ends it as a lost signal would. */
export function startProxy(port, target) {
  const agent = new Agent({ keepAlive: true });
  const proxy = { latencyMs: 0, requests: 0 };
  const forward = (incoming, outgoing) => {
    const { url: path, method, headers } = incoming;
    const upstream = request({ port: target, path, method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  };
  const listen = () =>
    createServer((incoming, outgoing) => {
      proxy.requests += 1;
      setTimeout(forward, proxy.latencyMs, incoming, outgoing);
    }).listen(port);
  let server = listen();
  proxy.cut = () => {
    server.closeAllConnections();
    server.close();
  };
  proxy.restore = () => {
    server = listen();
  };
  return proxy;
}
