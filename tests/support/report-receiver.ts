import { createServer } from 'node:http';

type Event = {
  type?: string;
  transaction?: string;
  release: string;
  environment: string;
  tags?: { realm?: string };
  exception?: { values: { type: string; value: string; stacktrace: { frames: unknown[] } }[] };
};
type Envelope = { headers: { trace: Record<string, string> }; type: string; event: Event };

/** Stands where a DSN points to, and keeps everything that arrives. */
export type ReportReceiver = {
  envelopes: () => Envelope[];
  errors: () => Event[];
  transactions: () => (string | undefined)[];
  /** Every byte that arrived: addresses, headers, bodies. */
  everything: () => string;
  close: () => Promise<void>;
};

export async function startReportReceiver(port: number): Promise<ReportReceiver> {
  const requests: { head: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const head = `${request.method} ${request.url} ${JSON.stringify(request.headers)}`;
    if (request.method === 'POST') requests.push({ head, body });
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const envelopes = () => requests.map(({ body }) => parseEnvelope(body));
  const events = (type: string) => envelopes().flatMap((e) => (e.type === type ? [e.event] : []));
  return {
    envelopes,
    errors: () => events('event'),
    transactions: () => events('transaction').map(({ transaction }) => transaction),
    everything: () => requests.map(({ head, body }) => `${head}\n${body}`).join('\n'),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Lines of JSON: the headers, then the headers and the content of the one item that each of our envelopes has. */
function parseEnvelope(body: string): Envelope {
  const [headers, item, event] = body.split('\n').map((line) => JSON.parse(line));
  return { headers, type: item.type, event };
}
