import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { storedContent } from '../content/content-version.ts';
import { columnLabel, readCsv } from '../content/csv/read-csv.ts';
import type { ReadContext } from '../content/field.ts';
import type { EntryOf, Fields, Kind } from '../content/kind.ts';
import { listProblems } from '../content/list-problems.ts';
import { errorAt, hasErrors, type Place, type Problem } from '../content/problem.ts';
import { parseEntry } from '../content/read/parse-entries.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { sendMessage } from '../inbox/send-message.ts';
import type { CommandResult } from '../operator/commands.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { raiseRevisions } from '../visitors/revisions.ts';

/** One row of the table, for the visitor `sub`. */
export type Gift<T> = { sub: string; entry: T; at: Date; place: Place };
type Message = { title: string; body: string; path: string };

type Table<F extends Fields> = {
  /** Its field `email` names the visitor. */
  kind: Kind<F>;
  /** What is given, in the plural. */
  things: string;
  /** Returns the message for the visitor, false for what was given before, or what is wrong. */
  store: (tx: DatabaseTransaction, gift: Gift<EntryOf<F>>) => Promise<Message | false | Problem>;
};

/** The same row gives the same code, so that a file which is given twice gives nothing twice. */
export const codeFor = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10).toUpperCase();

/**
 * Gives each visitor in a file what its row says, in one transaction: nothing is given where a row is wrong. The file is a
 * table as the content's are.
 */
export async function giveFromTable<F extends Fields>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  path: string,
  table: Table<F>,
): Promise<CommandResult> {
  const organiser = (await storedContent(db))?.organiser;
  if (!organiser) return { ok: false, message: 'The database holds no content yet.' };
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return { ok: false, message: `${path} cannot be read.` };
  const { spreadsheets: notation, currency } = organiser;
  const { rows, problems } = readRows(basename(path), bytes, table.kind, { notation, currency });
  if (hasErrors(problems)) return refusal(problems);
  const at = new Date(now());
  const wrong: Problem[] = [];
  let given = 0;
  const giveRow = async (tx: DatabaseTransaction, { place, entry }: Row<F>) => {
    const sub = await lockVisitorByName(tx, String(entry.email));
    if (sub === null)
      return void wrong.push(errorAt(place, `No visitor with the address ${entry.email} has signed in yet.`));
    const stored = await table.store(tx, { sub, entry, at, place });
    if (stored === false) return;
    if ('severity' in stored) return void wrong.push(stored);
    given++;
    await sendMessage(tx, { ...stored, sub, createdAt: at });
    await raiseRevisions(tx, [sub]);
  };
  await db
    .transaction(async (tx) => {
      for (const row of inOrder(rows)) await giveRow(tx, row);
      if (wrong.length > 0) tx.rollback();
    })
    .catch((error: unknown) => {
      if (wrong.length === 0) throw error;
    });
  if (wrong.length > 0) return refusal(wrong);
  const before = rows.length - given;
  const rest = before > 0 ? ` Given before: ${before}.` : '';
  return { ok: true, message: `Given: ${given} ${table.things}.${rest}` };
}

type Row<F extends Fields> = { place: Place; entry: EntryOf<F> };

function readRows<F extends Fields>(
  file: string,
  bytes: Uint8Array,
  kind: Kind<F>,
  context: Omit<ReadContext, 'isCell' | 'categories'>,
): { rows: Row<F>[]; problems: Problem[] } {
  const { rows, columns, problems } = readCsv(file, bytes, Object.keys(kind.fields));
  const read = rows.map(({ number, cells }) => {
    const place = { file, entry: `row ${number}` };
    const fieldLabel = (field: string) => columnLabel(columns, field);
    const raw = { file, label: place.entry, isCell: true, values: cells, fieldLabel };
    return {
      place,
      ...parseEntry(kind as unknown as Kind, file, raw, { ...context, isCell: true, categories: null }),
    };
  });
  return {
    rows: read.flatMap(({ place, entry }) => (entry ? { place, entry: entry as EntryOf<F> } : [])),
    problems: [...problems, ...read.flatMap(({ found }) => found)],
  };
}

/** By address: two who give to the same visitors would wait for each other for ever otherwise. */
const inOrder = <F extends Fields>(rows: readonly Row<F>[]) =>
  rows.toSorted((a, b) => (String(a.entry.email) < String(b.entry.email) ? -1 : 1));

const refusal = (problems: readonly Problem[]): CommandResult => ({
  ok: false,
  message: listProblems(problems, 'error', 'Nothing was given:').join('\n').trimEnd(),
});
