/** PostgreSQL allows 65,535 values in a statement; a row has far fewer than 130. */
const ROWS_PER_INSERT = 500;

/** The rows in batches, each of which one statement can insert. */
export const insertBatchesOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, i) =>
    rows.slice(i * ROWS_PER_INSERT, (i + 1) * ROWS_PER_INSERT),
  );
