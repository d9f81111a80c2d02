import fc from 'fast-check';
import { type Command, REALM_NAMES, type Schedule, type ScheduleReport } from './outbox-harness.ts';

/** How many schedules are drawn, and from which seed. `npm run bench -- outbox` draws more. */
export const OUTBOX_RUNS = Number(process.env.RUNS ?? 200);
export const SEED = Number(process.env.SEED ?? 20_261_101);
export const LANES = ['list', 'cart', 'check-in'] as const;
/** A tap's kind says its lane, and what the test makes of the rest. */
export const KINDS = LANES.length * 4;
export const laneForKind = (kind: number) => LANES[kind % LANES.length] ?? 'list';

const tabs = fc.constantFrom(REALM_NAMES[0], REALM_NAMES[1]);
const realms = fc.constantFrom(...REALM_NAMES);
const inRealm = (...verbs: ('drain' | 'kill' | 'freeze' | 'thaw' | 'retry')[]) =>
  fc.record({ do: fc.constantFrom(...verbs), realm: realms });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('tap' as const), realm: tabs, kind: fc.nat(KINDS - 1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('tap-open' as const), realm: tabs, kind: fc.nat(KINDS - 1) }),
  },
  { weight: 8, arbitrary: inRealm('drain') },
  { weight: 2, arbitrary: inRealm('kill', 'freeze', 'thaw', 'retry') },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('expire-lock-wait' as const, 'upgrade-server' as const) }),
  },
);
const schedule: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.integer(),
  commands: fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }),
});

/** Draws and runs the schedules; throws at the first with a broken promise, shrunk. Prints what was done. */
export async function checkSchedules(
  name: string,
  run: (schedule: Schedule) => Promise<ScheduleReport>,
): Promise<void> {
  const total = { saved: 0, requests: 0, kills: 0 };
  await fc.assert(
    fc.asyncProperty(schedule, async (drawn) => {
      const { violations, ...report } = await run(drawn);
      total.saved += report.savedActions;
      total.requests += report.requests;
      total.kills += report.kills;
      if (violations.length > 0) throw new Error(violations.join('\n'));
    }),
    { seed: SEED, numRuns: OUTBOX_RUNS },
  );
  if (Math.min(total.saved, total.requests, total.kills) === 0) throw new Error('Nothing was tried');
  process.stdout.write(
    `${name}: seed ${SEED}, ${OUTBOX_RUNS} schedules, ${total.saved} taps saved, ${total.requests} deliveries, ` +
      `${total.kills} kills: 0 lost, 0 doubled, 0 overtaken\n`,
  );
}
