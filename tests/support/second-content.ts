import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_FOLDER } from './sample-content.ts';

/** Content that shares nothing with the sample. Its README says how its files are written. */
export const SECOND_FOLDER = 'tests/second-content';

/**
 * The second content as a folder for an app that was built for the sample: with the sample's currency and time zone.
 */
export async function secondContentOfSampleApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'second-content-'));
  await cp(SECOND_FOLDER, folder, { recursive: true });
  const [sample, second] = await Promise.all(
    [SAMPLE_FOLDER, SECOND_FOLDER].map(async (from) =>
      JSON.parse(await readFile(join(from, 'organiser.json'), 'utf8')),
    ),
  );
  const { sampleDay: _, ...facts } = sample;
  await writeFile(
    join(folder, 'organiser.json'),
    JSON.stringify({ ...facts, spreadsheets: second.spreadsheets }),
  );
  return folder;
}
