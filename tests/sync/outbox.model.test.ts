import 'fake-indexeddb/auto';
import { test } from 'vitest';
import { runSchedule } from '../support/outbox-harness.ts';
import { checkSchedules, LANES, laneForKind, schedulesToRun } from '../support/outbox-schedules.ts';
import { createReferenceServer, LATE_ACTION_NAME } from '../support/reference-delivery-server.ts';

const SCHEDULES = schedulesToRun(200);
/** Many times what the test needs, for a machine that is busy with other work. */
const LIMIT_MS = Math.max(300_000, SCHEDULES * 200);

const options = {
  sub: 'visitor-now',
  otherSub: 'visitor-before',
  createServer: createReferenceServer,
  // Every fourth kind is an action that the server does not support at first.
  actionFor: (kind: number) => ({
    name: kind >= LANES.length * 3 ? LATE_ACTION_NAME : 'test.set',
    v: 1,
    input: { kind },
    lane: laneForKind(kind),
  }),
};

test(
  'no action is lost, doubled or overtaken with the reference server',
  () => checkSchedules('outbox model', SCHEDULES, (schedule) => runSchedule(schedule, options)),
  LIMIT_MS,
);
