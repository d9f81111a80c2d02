import { importContent } from '../../server/content/import-content.ts';
import { sentenceOf } from '../../server/content/problem.ts';
import { readFolder } from '../../server/content/read/read-folder.ts';
import { datedToday } from '../../server/content/sample.ts';
import type { Database } from '../../server/db/client.ts';

export const SAMPLE_FOLDER = 'content';

/** The sample as it is written, with the dates of its own day. Throws when anything in it is wrong. */
export async function readSample() {
  const { read, problems } = await readFolder(SAMPLE_FOLDER);
  if (!read || problems.length > 0) throw new Error(problems.map(sentenceOf).join('\n'));
  return read;
}

/** Fills the tables with the sample as it is on that day. */
export async function importSample(db: Database, nowMs: number): Promise<boolean> {
  return importContent(db, datedToday(await readSample(), nowMs), new Date(nowMs));
}
