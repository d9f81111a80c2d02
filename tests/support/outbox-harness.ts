import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { enqueue, listEntries } from '../../src/sync/outbox.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { checkInvariants } from './outbox-invariants.ts';
import { randomInt } from './seeded-random.ts';
import {
  createSimulatedPhone,
  type HarnessOptions,
  REALM_NAMES,
  type RealmName,
  type SimulatedPhone,
} from './simulated-phone.ts';

export type Command =
  | { type: 'enqueue' | 'enqueue-open'; realm: RealmName; kind: number }
  | { type: 'deliver' | 'kill' | 'freeze' | 'resume' | 'retry'; realm: RealmName }
  | { type: 'expire-lock-wait' | 'upgrade-server' };
export type Schedule = { seed: number; commands: Command[] };

/** `violations`: one sentence for each broken invariant. */
export type ScheduleReport = {
  savedActions: number;
  requests: number;
  kills: number;
  refused: number;
  violations: string[];
};

/** The most turns between two commands. */
const MAX_TURNS = 50;

/** Runs a schedule against a server, lets the network recover, delivers what waits and checks the invariants. */
export async function runSchedule(schedule: Schedule, options: HarnessOptions): Promise<ScheduleReport> {
  const phone = createSimulatedPhone(schedule.seed, options);
  const othersBefore = await changeVisitors(phone, options);
  for (const command of schedule.commands) {
    execute(phone, command, options.sub);
    const turns = Math.floor(phone.random() ** 2 * MAX_TURNS);
    for (let left = turns; left > 0; left--) await phone.advance();
  }
  await deliverAll(phone);
  return reportOn(phone, options, othersBefore);
}

/** One visitor leaves waiting actions behind, and the next one signs in. Returns those of the first. */
async function changeVisitors(
  { observer, actionOf }: SimulatedPhone,
  { sub, otherSub }: HarnessOptions,
): Promise<OutboxEntry[]> {
  await writeIdentity({ sub: otherSub, displayName: 'Before', signedInAt: 0 }, observer);
  for (const kind of [0, 1, 2]) await enqueue(actionOf(otherSub, kind), observer);
  const othersBefore = await listEntries(otherSub, observer);
  await writeIdentity({ sub, displayName: 'Now', signedInAt: 0 }, observer);
  return othersBefore;
}

function execute(phone: SimulatedPhone, command: Command, sub: string): void {
  const { random, server, lockManager, realms, start } = phone;
  if (command.type === 'upgrade-server') server.upgrade();
  if (command.type === 'expire-lock-wait') lockManager.expireOneWait((waiting) => randomInt(random, waiting));
  const realm = 'realm' in command && realms.get(command.realm);
  if (!realm) return;
  if (command.type === 'resume') realm.simulatedProcess.isFrozen = false;
  if (command.type === 'kill') phone.kill(command.realm, realm);
  if (realm.simulatedProcess.isFrozen) return;
  if (command.type === 'freeze') realm.simulatedProcess.isFrozen = true;
  if (command.type === 'enqueue') start('enqueue', () => phone.enqueueIn(realm, sub, command.kind));
  if (command.type === 'enqueue-open')
    start('enqueue open', () => phone.enqueueIn(realm, ANONYMOUS_SUB, command.kind));
  if (command.type === 'deliver') start('deliver', () => phone.deliverIn(command.realm, realm));
  if (command.type === 'retry') start('retry', () => phone.retry(realm));
}

async function deliverAll(phone: SimulatedPhone): Promise<void> {
  phone.recover();
  await phone.runOut();
  await phone.observe();
  const [name] = REALM_NAMES;
  const survivor = phone.realmNamed(name);
  let endings = ['never'];
  phone.start('last delivery run', async () => {
    endings = (await phone.deliverIn(name, survivor)).map(({ outcome }) => outcome);
  });
  await phone.runOut();
  for (const ending of endings.filter((outcome) => outcome !== 'empty'))
    phone.evidence.unexpectedErrors.push(`last delivery run: ended with "${ending}"`);
}

async function reportOn(
  { evidence, server, observer, realms, count, entriesNow }: SimulatedPhone,
  { sub, otherSub }: HarnessOptions,
  othersBefore: OutboxEntry[],
): Promise<ScheduleReport> {
  const storedResults = (await server.storedResults()).filter(
    (row) => row.sub === sub || (row.sub === ANONYMOUS_SUB && evidence.sentByKey.has(row.key)),
  );
  const violations = checkInvariants(evidence, {
    entries: await entriesNow(),
    storedResults,
    filesLeft: await observer.read(['files'], ({ files }) => files.getAllKeys()),
    othersBefore,
    othersAfter: await listEntries(otherSub, observer),
  });
  for (const realm of realms.values()) realm.kill();
  await observer.close();
  return {
    savedActions: evidence.savedKeys.size,
    requests: count.requests,
    kills: count.kills,
    refused: storedResults.filter(({ verdict }) => verdict === 'refused').length,
    violations,
  };
}
