import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Day } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { storedContent } from '../content/content-version.ts';
import { columnLabel, readCsv } from '../content/csv/read-csv.ts';
import type { Field, ReadContext } from '../content/field.ts';
import { type EntryOf, type Fields, type Kind, requiredOf } from '../content/kind.ts';
import { listProblems } from '../content/list-problems.ts';
import { errorAt, hasErrors, type Place, type Problem } from '../content/problem.ts';
import { parseEntry } from '../content/read/parse-entries.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { rowsFrom } from '../db/value-lists.ts';
import type { Deps } from '../deps.ts';
import { sendMessage } from '../inbox/send-message.ts';
import type { CommandResult } from '../staff-commands/commands.ts';
import { lockVisitors, raiseRevisions } from '../visitors/revisions.ts';
import { severalVisitors } from '../visitors/several-visitors.ts';
import { users } from '../visitors/table.ts';
import { giftHash, isRecorded, recordGift, wentToDeletedAccount } from './given-gifts.ts';

/** `email` names the visitor, by address or by id; `expires` is the last day; without a `code` one is made. */
type GiftFields = Fields & { email: Field<string>; expires: Field<string>; code: Field<string | null> };

/** The columns of a table, and its rules for one row. */
type Columns<F extends Fields> = Pick<Kind<F>, 'fields' | 'rules'>;
export const giftColumns = <F extends GiftFields>(columns: Columns<F>): Columns<F> => columns;

type Gift<F extends Fields> = { sub: string; code: string; entry: EntryOf<F>; at: Date; place: Place };
type Message = { title: string; body: string; path: string };

type Table<F extends GiftFields> = {
  columns: Columns<F>;
  /** What is given: `Vouchers`. */
  name: string;
  /** Returns the message for the visitor, false for what was given before, or what is wrong. */
  store: (tx: DatabaseTransaction, gift: Gift<F>) => Promise<Message | false | Problem>;
};

/**
 * Gives each visitor in a file what its row says, in one transaction: nothing is given where a row is wrong. The file
 * is a table as the content's are. One that is given again gives nothing twice: the same row has the same code.
 */
export async function giveFromTable<F extends GiftFields>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  path: string,
  table: Table<F>,
): Promise<CommandResult> {
  const organiser = (await storedContent(db))?.organiser;
  if (!organiser) return { ok: false, message: 'The database holds no content yet.' };
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return { ok: false, message: `${path} cannot be read.` };
  const { spreadsheets: notation, currency } = organiser;
  const at = new Date(now());
  const { rows, problems } = readRows(basename(path), bytes, table.columns, { notation, currency });
  if (hasErrors(problems)) return refusal(problems);
  const wrong = rows.flatMap((row) => overProblem(row, dayAt(at.getTime())));
  let given = 0;
  await db
    .transaction(async (tx) => {
      // Two tables with the same gifts in another order would wait for each other.
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.gifts})`);
      const visitors = await visitorsOf(tx, rows.map(addressOf));
      const readGift = codesForRows<F>(table.name);
      for (const row of rows) {
        const { place, entry } = row;
        const found = visitors.get(addressOf(row)) ?? [];
        const visitor = found.length === 1 ? found[0] : undefined;
        if (!visitor) {
          wrong.push(errorAt(place, noOneVisitor(String(entry.email), found)));
          continue;
        }
        const { sub } = visitor;
        const { code, hash, hashById } = readGift(row, visitor);
        if (hashById !== null && (await isRecorded(tx, hashById))) continue;
        if (await wentToDeletedAccount(tx, hash, visitor.address ?? '')) continue;
        const stored = await table.store(tx, { sub, code, entry, at, place });
        if (stored !== false && 'severity' in stored) {
          wrong.push(stored);
          continue;
        }
        // Records earlier gifts, too: an older build recorded nothing.
        await recordGift(tx, { hash, sub, code, expiresOn: String(entry.expires) });
        if (stored === false) continue;
        given++;
        await sendMessage(tx, { ...stored, sub, createdAt: at });
      }
      wrong.push(...(await raiseVisitors(tx, rows, visitors)));
      if (wrong.length > 0) tx.rollback();
    })
    .catch((error: unknown) => {
      if (wrong.length === 0) throw error;
    });
  if (wrong.length > 0) return refusal(wrong);
  const before = rows.length - given;
  const rest = before > 0 ? ` Given before: ${before}.` : '';
  return { ok: true, message: `${table.name} given: ${given}.${rest}` };
}

type Row<F extends Fields> = { place: Place; entry: EntryOf<F> };

function readRows<F extends GiftFields>(
  file: string,
  bytes: Uint8Array,
  columns: Columns<F>,
  context: Omit<ReadContext, 'isCell' | 'categories'>,
): { rows: Row<F>[]; problems: Problem[] } {
  const csv = readCsv(file, bytes, Object.keys(columns.fields), requiredOf(columns));
  const problems = [...csv.problems];
  const rows = csv.rows.flatMap(({ number, cells }): Row<F>[] => {
    const place = { file, entry: `row ${number}` };
    const fieldLabel = (field: string) => columnLabel(csv.columns, field);
    const raw = { file, label: place.entry, isCell: true, values: cells, unread: csv.unread, fieldLabel };
    const readAs = { ...context, isCell: true, categories: null };
    const { entry, found } = parseEntry(columns as unknown as Columns<Fields>, file, raw, readAs);
    problems.push(...found);
    return entry ? [{ place, entry: entry as EntryOf<F> }] : [];
  });
  return { rows, problems };
}

const addressOf = <F extends Fields>({ entry }: Row<F>) => String(entry.email).toLowerCase();

type Found = { id: string; sub: string; address: string | null };

/** By the address or the id that a row has: the visitors. */
async function visitorsOf(tx: DatabaseTransaction, names: readonly string[]): Promise<Map<string, Found[]>> {
  const name = rowsFrom([[users.email, names]]);
  const rows = await tx
    .select({ id: users.id, sub: users.cognitoSub, address: sql<string>`lower(${users.email})` })
    .from(users)
    .where(sql`lower(${users.email}) in (${name}) or ${users.id} in (${name})`);
  const found = new Map<string, Found[]>();
  for (const visitor of rows)
    for (const key of [visitor.address, visitor.id]) found.set(key, [...(found.get(key) ?? []), visitor]);
  return found;
}

/**
 * Locks the visitors and raises their revisions: last, since what they do meanwhile waits until the transaction ends.
 * Returns the rows of those who have deleted their account since they were found.
 */
async function raiseVisitors<F extends GiftFields>(
  tx: DatabaseTransaction,
  rows: readonly Row<F>[],
  visitors: ReadonlyMap<string, Found[]>,
): Promise<Problem[]> {
  const subs = [...visitors.values()].flat().map(({ sub }) => sub);
  const present = await lockVisitors(tx, subs);
  await raiseRevisions(tx, subs);
  const isGone = (row: Row<F>) => visitors.get(addressOf(row))?.some(({ sub }) => !present.has(sub));
  return rows.filter(isGone).map(({ place, entry }) => errorAt(place, noOneVisitor(String(entry.email), [])));
}

const noOneVisitor = (who: string, found: readonly Found[]) =>
  found.length === 0
    ? `No visitor with the address ${who} has signed in yet.`
    : severalVisitors(
        who,
        found.map(({ id }) => id),
      );

/**
 * Codes for rows without one, and hashes of what is given to whom: the same each time that a table is given, whichever
 * way a row names the visitor. Two equal rows in one table are meant as two gifts. Codes are in capitals, so that staff
 * may type them either way. `hashById`: of the same gift from before the visitor had an address, with which its code was
 * another; null where that cannot be.
 */
function codesForRows<F extends GiftFields>(name: string) {
  const above = new Map<string, number>();
  return (
    { entry }: Row<F>,
    { sub, address, id }: Found,
  ): { code: string; hash: string; hashById: string | null } => {
    const email = address || id;
    if (typeof entry.code === 'string') {
      const code = entry.code.toUpperCase();
      return { code, hash: giftHash(name, email, code), hashById: null };
    }
    const gift = { ...entry, email };
    const text = JSON.stringify([sub, gift]);
    const occurrence = above.get(text) ?? 0;
    above.set(text, occurrence + 1);
    const code = createHash('sha256')
      .update(JSON.stringify([sub, gift, occurrence]))
      .digest('hex')
      .slice(0, 10)
      .toUpperCase();
    const hashById = address ? giftHash(name, { ...gift, email: id }, occurrence) : null;
    return { code, hash: giftHash(name, gift, occurrence), hashById };
  };
}

const overProblem = <F extends Fields>({ place, entry }: Row<F>, today: Day): Problem[] =>
  String(entry.expires) < today ? [errorAt(place, `${entry.expires} is over.`)] : [];

const refusal = (problems: readonly Problem[]): CommandResult => ({
  ok: false,
  message: listProblems(problems, 'error', 'Nothing was given:').join('\n').trimEnd(),
});
