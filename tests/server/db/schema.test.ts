import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as schema from '../../../server/db/schema.ts';

const root = new URL('../../../server/', import.meta.url);
const tableFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('/table.ts'));

describe('The schema', () => {
  it('is found in one file a noun', () => {
    expect(tableFiles.length).toBeGreaterThan(30);
  });

  // A table that is missing would get no migration, and its rows would stay when an account is deleted.
  it.each(tableFiles)('holds every table of %s', async (path) => {
    const tables: Record<string, unknown> = await import(new URL(path, root).href);
    const known = new Set<unknown>(Object.values(schema));
    expect(Object.keys(tables)).not.toHaveLength(0);
    expect(Object.entries(tables).filter(([, table]) => !known.has(table))).toEqual([]);
  });
});
