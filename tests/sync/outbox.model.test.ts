import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Command,
  type HarnessOptions,
  REALMS,
  type Report,
  runSchedule,
} from '../support/outbox-harness.ts';
import { createReferenceServer, LATE_NAME } from '../support/reference-server.ts';

const RUNS = Number(process.env.RUNS ?? 1_000);
const SEED = Number(process.env.SEED ?? 20_261_101);
const MS_PER_RUN = 100;

const LANES = ['list', 'cart', 'check-in'] as const;
const KINDS = LANES.length * 4;

const options: HarnessOptions = {
  sub: 'visitor-now',
  otherSub: 'visitor-before',
  createServer: createReferenceServer,
  // Every fourth kind is an action that the server comes to know only later.
  actionFor: (kind) => ({
    name: kind >= LANES.length * 3 ? LATE_NAME : 'test.set',
    v: 1,
    input: { kind },
    lane: LANES[kind % LANES.length] ?? 'list',
  }),
};

const tabs = fc.constantFrom(REALMS[0], REALMS[1]);
const realms = fc.constantFrom(...REALMS);
const inRealm = (...verbs: ('drain' | 'kill' | 'freeze' | 'thaw' | 'retry')[]) =>
  fc.record({ do: fc.constantFrom(...verbs), realm: realms });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('tap' as const), realm: tabs, kind: fc.nat(KINDS - 1) }),
  },
  { weight: 8, arbitrary: inRealm('drain') },
  { weight: 2, arbitrary: inRealm('kill', 'freeze', 'thaw', 'retry') },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('expire-lock-wait' as const, 'upgrade-server' as const) }),
  },
);
const schedule = fc.record({
  seed: fc.integer(),
  commands: fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }),
});

test(
  `no action is lost, doubled or overtaken in ${RUNS} schedules (seed ${SEED})`,
  async () => {
    const total: Omit<Report, 'faults'> = { saved: 0, requests: 0, kills: 0 };
    await fc.assert(
      fc.asyncProperty(schedule, async (drawn) => {
        const { faults, ...report } = await runSchedule(drawn, options);
        total.saved += report.saved;
        total.requests += report.requests;
        total.kills += report.kills;
        expect(faults).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    process.stdout.write(
      `outbox model: seed ${SEED}, ${RUNS} schedules, ${total.saved} taps saved, ${total.requests} deliveries, ` +
        `${total.kills} kills: 0 lost, 0 doubled, 0 overtaken\n`,
    );
    expect(Math.min(total.saved, total.requests, total.kills)).toBeGreaterThan(0);
  },
  RUNS * MS_PER_RUN,
);
