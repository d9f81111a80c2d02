import fc from 'fast-check';
import type { Command, Schedule, ScheduleReport } from './outbox-harness.ts';
import { reportMeasurement } from './report-measurement.ts';
import { REALM_NAMES } from './simulated-phone.ts';

/** How many random schedules run: `usual` in the tests, 1,000 by `npm run promises`. */
export const schedulesToRun = (usual: number) => Number(process.env.RUNS ?? usual);
const SEED = Number(process.env.SEED ?? 20_261_101);
export const LANES = ['list', 'cart', 'check-in'] as const;
/** The kind of an action determines its lane; the test decides what else. */
const KINDS = LANES.length * 4;
export const laneForKind = (kind: number) => LANES[kind % LANES.length] ?? 'list';

const tabs = fc.constantFrom(REALM_NAMES[0], REALM_NAMES[1]);
const realms = fc.constantFrom(...REALM_NAMES);
const inRealm = (...verbs: ('deliver' | 'kill' | 'freeze' | 'resume' | 'retry')[]) =>
  fc.record({ type: fc.constantFrom(...verbs), realm: realms });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ type: fc.constant('enqueue' as const), realm: tabs, kind: fc.nat(KINDS - 1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('enqueue-open' as const),
      realm: tabs,
      kind: fc.nat(KINDS - 1),
    }),
  },
  { weight: 8, arbitrary: inRealm('deliver') },
  { weight: 2, arbitrary: inRealm('kill', 'freeze', 'resume', 'retry') },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('expire-lock-wait' as const, 'upgrade-server' as const) }),
  },
);
const schedule: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.integer(),
  commands: fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }),
});

/** Runs `count` random schedules. Throws at the first with a broken invariant, shrunk to a small one. */
export async function checkSchedules(
  name: string,
  count: number,
  run: (schedule: Schedule) => Promise<ScheduleReport>,
): Promise<void> {
  const total = { saved: 0, requests: 0, kills: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(schedule, async (randomSchedule) => {
      const { violations, ...report } = await run(randomSchedule);
      total.saved += report.savedActions;
      total.requests += report.requests;
      total.kills += report.kills;
      total.refused += report.refused;
      if (violations.length > 0) throw new Error(violations.join('\n'));
    }),
    { seed: SEED, numRuns: count },
  );
  if (Math.min(total.saved, total.requests, total.kills) === 0) throw new Error('Nothing was tried');
  const size = { of: name, seed: SEED, schedules: count };
  reportMeasurement('P1', {
    ...size,
    'actions stored': total.saved,
    requests: total.requests,
    kills: total.kills,
    lost: 0,
    'applied twice': 0,
    'out of order': 0,
  });
  reportMeasurement('P3', { ...size, refused: total.refused, 'refused and not listed': 0 });
}
