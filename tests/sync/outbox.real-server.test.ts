import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionResults, checkIns } from '../../server/db/schema.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import type { Schedule, ScheduleReport } from '../support/outbox-harness.ts';
import { runSchedule } from '../support/outbox-harness.ts';
import { checkSchedules, laneForKind, schedulesToRun } from '../support/outbox-schedules.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** A quarter of those with the reference server: each takes four times as long. */
const SCHEDULES = schedulesToRun(50);
/** Many times what the test needs, for a machine that is busy with other work. */
const LIMIT_MS = Math.max(300_000, SCHEDULES * 1000);
const RUNNING = 'expo-baby-fair-kl';
/** One of twelve kinds is a check-in at an expo that is over, which the server refuses. */
const OVER = 'expo-mother-and-baby-shah-alam';

let server: TestServer;
let dataDir: string;
let visitors = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await startTestServer({ settings: { DATA_DIR: dataDir, OPEN_ACTIONS_PER_HOUR: '100000' } });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function runAgainstServer(schedule: Schedule): Promise<ScheduleReport> {
  const sub = `visitor-${++visitors}`;
  // Each run has its own visitor: a random run may produce the same keys as an earlier one.
  await server.db.delete(actionResults).where(eq(actionResults.sub, ANONYMOUS_SUB));
  const report = await runSchedule(schedule, {
    sub,
    otherSub: `before-${visitors}`,
    actionFor: (kind) => ({
      name: 'expo.check-in',
      v: 1,
      input: { expoId: kind === 0 ? OVER : RUNNING },
      lane: laneForKind(kind),
    }),
    createServer: () => ({
      fetch: async (url, init) => server.app.request(url, init),
      storedResults: () =>
        server.db
          .select()
          .from(actionResults)
          .where(inArray(actionResults.sub, [sub, ANONYMOUS_SUB]))
          .orderBy(asc(actionResults.position)),
      accessToken: server.tokenFor,
      upgrade: () => {},
    }),
  });
  const mine = await server.db.select().from(checkIns).where(eq(checkIns.sub, sub));
  expect(mine.length).toBeLessThanOrEqual(1);
  return report;
}

test(
  'no action is lost, doubled or overtaken with the real server',
  () => checkSchedules('outbox and server', SCHEDULES, runAgainstServer),
  LIMIT_MS,
);
