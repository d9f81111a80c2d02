import { messages, type PGlite, parse, protocol, type QueryOptions } from '@electric-sql/pglite';

/** A query with a list of values has one text for each length of the list. */
const MAX_STATEMENTS = 200;
/** The plan of a statement fits the size that its tables had, so it is made again after so many uses, or so long. */
const MAX_USES = 100;
const MAX_AGE_MS = 60_000;

type Query = PGlite['query'];
type Answer = Awaited<ReturnType<Query>>;
type Statement = {
  name: string;
  types: number[];
  columns: messages.RowDescriptionMessage[];
  uses: number;
  madeAtMs: number;
};

const { serialize } = protocol;

/**
 * Queries of the embedded database as prepared statements: each is read and planned once, and sent in one message.
 * PGlite itself sends six messages, and does everything again each time. No other query of the database may run
 * meanwhile. `now`: a monotonic clock, in ms.
 */
export function preparedStatements(client: PGlite, now = () => performance.now()) {
  /** By text; the first one has not been used for longest. */
  const statements = new Map<string, Statement>();
  let made = 0;

  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  /** Works in a transaction that has failed, too. */
  const discard = async (text: string, { name }: Statement) => {
    statements.delete(text);
    await send(serialize.close({ type: 'S', name }));
  };

  const prepare = async (text: string): Promise<Statement> => {
    const [oldest] = statements;
    if (oldest && statements.size >= MAX_STATEMENTS) await discard(...oldest);
    const name = `statement_${++made}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = parse.parseDescribeStatementResults(described);
    const columns = described.filter((message) => message instanceof messages.RowDescriptionMessage);
    return { name, types, columns, uses: 0, madeAtMs: now() };
  };

  const find = async (text: string): Promise<Statement> => {
    const kept = statements.get(text);
    if (kept && kept.uses < MAX_USES && now() - kept.madeAtMs < MAX_AGE_MS) return kept;
    if (kept) await discard(text, kept);
    return prepare(text);
  };

  return async (text: string, params: readonly unknown[], options: QueryOptions): Promise<Answer> => {
    const statement = await find(text);
    statement.uses++;
    statements.delete(text);
    statements.set(text, statement);
    const values = params.map((value, i) => serializeValue(client, statement.types[i], value));
    try {
      const answer = await send(serialize.bind({ statement: statement.name, values }), serialize.execute());
      const [result] = parse.parseResults([...statement.columns, ...answer], client.parsers, options);
      return result as Answer;
    } catch (error) {
      // Perhaps a table was changed, and the statement is of no use any more.
      await discard(text, statement).catch(() => {});
      throw error;
    }
  };
}

function serializeValue(client: PGlite, type: number | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : client.serializers[type];
  return serializer ? serializer(value) : String(value);
}
