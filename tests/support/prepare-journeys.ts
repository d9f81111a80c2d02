import { mkdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { cachedArtifact, hashOf } from './cached-artifact.ts';
import { spawnServer } from './product-server.ts';

const SOURCES = [
  'node_modules/@electric-sql/pglite/package.json',
  'server',
  process.env.CONTENT_DIR ?? 'content',
  'src/domain',
  'tests/support/prepare-journeys.ts',
];

/**
 * Runs once before all journeys. Each server starts from a copy of this data folder: migrated, with the sample content
 * and the demo visitor. All servers share the cache of resized pictures.
 */
export default async function prepareJourneys(): Promise<void> {
  const pictures = await cachedArtifact(`pictures-${hashOf(['server/images'])}`, async (path) => {
    await mkdir(path);
  });
  // The sample expos and the demo visitor's records are dated relative to the day.
  const name = `data-${hashOf(SOURCES, dayAt(Date.now()))}`;
  process.env.JOURNEY_DATA_DIR = await cachedArtifact(name, async (path) => {
    await mkdir(path);
    await symlink(await realpath(pictures), join(path, 'images'));
    const server = await spawnServer(path);
    await server.end('SIGTERM');
  });
}
