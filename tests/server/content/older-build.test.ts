import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runContentCommand } from '../../../server/content/commands/content-command.ts';
import { storedContent } from '../../../server/content/content-version.ts';
import { contentVersions } from '../../../server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let parent: string;
beforeAll(async () => {
  server = await startTestServer();
  parent = await mkdtemp(join(tmpdir(), 'older-build-'));
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

it('Content that an older build stored, with a kind less and one under another name, is exported and imported again', async () => {
  const before = await storedContent(server.db);
  expect(before?.content.positions).not.toEqual([]);
  const { content } = contentVersions;
  const older = sql`(${content} - 'positions' - 'moments') || jsonb_build_object('careers', ${content} -> 'positions')`;
  await server.db.update(contentVersions).set({ content: older });
  expect(await storedContent(server.db)).toEqual({ ...before, content: { ...before?.content, moments: [] } });
  const exported = join(parent, 'exported');
  expect(await runContentCommand(server.deps, ['export', exported])).toMatchObject({ ok: true });
  const positions = JSON.parse(await readFile(join(exported, 'positions.json'), 'utf8'));
  expect(positions).toHaveLength(before?.content.positions.length ?? 0);
  expect(await runContentCommand(server.deps, ['import', exported])).toMatchObject({ ok: true });
});
