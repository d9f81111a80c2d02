import { IDBFactory } from 'fake-indexeddb';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { createDatabase } from '../../src/sync/database.ts';
import { type DeliveryDeps, deliverOpen, deliverWaiting } from '../../src/sync/deliver-waiting.ts';
import { enqueue, listEntries, retryRefused } from '../../src/sync/outbox.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { fileHashesOf, type OutboxFile } from '../../src/sync/outbox-files.ts';
import type { Fetch } from '../../src/sync/request.ts';
import { sha256, visitorEnquiry } from './enquiry.fixture.ts';
import { FakeLockManager } from './fake-lock-manager.ts';
import { createFaultProxy } from './fault-proxy.ts';
import { Interleaver, newProcess } from './interleaver.ts';
import type { Observations } from './outbox-invariants.ts';
import type { DeliveryServer } from './reference-delivery-server.ts';
import { type Random, randomInt, seededRandom } from './seeded-random.ts';
import { type SimulatedRealm, startSimulatedRealm } from './simulated-realm.ts';

/** Two tabs and a worker. Only tabs enqueue actions. */
export const REALM_NAMES = ['tab-1', 'tab-2', 'worker'] as const;
export type RealmName = (typeof REALM_NAMES)[number];

export type HarnessOptions = {
  sub: string;
  /** A visitor who used the phone before and left waiting actions. */
  otherSub: string;
  /**
   * The reference server, or the real one behind its `fetch`, which gets a path. `pause` may be awaited between any
   * two steps of the server.
   */
  createServer: (random: Random, pause: () => Promise<void>) => DeliveryServer;
  /** The action of an `enqueue` command; `kind` is chosen by the schedule. */
  actionFor: (kind: number) => Pick<Action, 'name' | 'v' | 'input' | 'lane'>;
};

/** Actions without an account: every second message has a file, and some share one. */
const openActionFor = (kind: number) => ({
  name: 'enquiry.send',
  v: 1,
  input: visitorEnquiry({
    message: `Message ${kind}`,
    attachments: kind % 2 === 0 ? [] : [OPEN_FILES[kind % 3]],
  }),
  lane: 'enquiry',
});
const fileOf = (letter: string) => Buffer.from(`one,two\n${letter}\n`);
const OPEN_FILES = ['a', 'b', 'c'].map((letter) => ({
  hash: sha256(fileOf(letter)),
  name: `${letter}.csv`,
  kind: 'document' as const,
  size: fileOf(letter).length,
}));
const outboxFile = (hash: string): OutboxFile => {
  const letter = ['a', 'b', 'c'].find((candidate) => sha256(fileOf(candidate)) === hash) ?? '';
  return { hash, type: 'text/csv', bytes: new Uint8Array(fileOf(letter)).buffer };
};

export type SimulatedPhone = ReturnType<typeof createSimulatedPhone>;

/** A phone with an outbox in each of its realms, its server, and a bad network between them. */
export function createSimulatedPhone(seed: number, options: HarnessOptions) {
  globalThis.indexedDB = new IDBFactory();
  const random = seededRandom(seed);
  const steps = new Interleaver(random);
  const network = newProcess('network');
  const underWay = () => steps.waitForTurn(network);
  const server = options.createServer(random, underWay);
  const lockManager = new FakeLockManager();
  const observer = createDatabase();
  const evidence: Observations = {
    savedKeys: new Set(),
    sentByKey: new Map(),
    positions: new Map(),
    unexpectedErrors: [],
  };
  const count = { requests: 0, kills: 0, inFlight: 0 };
  let isHealthy = false;
  let clockMs = 1_790_000_000_000;
  const now = () => clockMs++;

  /** Starts work without waiting for it. Its errors are recorded. */
  const start = (what: string, work: () => Promise<unknown>) => {
    work().catch((error: unknown) => evidence.unexpectedErrors.push(`${what}: ${String(error)}`));
  };
  const note = (...entries: OutboxEntry[]) => {
    for (const { action, position } of entries) evidence.positions.set(action.key, position);
  };
  const entriesNow = async () => [
    ...(await listEntries(options.sub, observer)),
    ...(await listEntries(ANONYMOUS_SUB, observer)),
  ];
  const observe = async () => note(...(await entriesNow()));
  const actionOf = (sub: string, kind: number): Action => ({
    ...(sub === ANONYMOUS_SUB ? openActionFor(kind) : options.actionFor(kind)),
    key: uuid(random),
    sub,
    tappedAt: now(),
    offsetMs: 0,
  });

  const realms = new Map(REALM_NAMES.map((name) => [name, startSimulatedRealm(name, steps, lockManager)]));
  function kill(name: RealmName, realm: SimulatedRealm): void {
    if (!realm.simulatedProcess.isAlive) return;
    realm.kill();
    count.kills++;
    realms.set(name, startSimulatedRealm(name, steps, lockManager));
    start('observer', observe);
  }

  const watchedServer: Fetch = async (url, init) => {
    count.requests++;
    count.inFlight++;
    if (!url.includes('/api/uploads/')) {
      const { actions } = JSON.parse(String(init.body)).json as { actions: Action[] };
      const isOpen = new Headers(init.headers).get('authorization') === null;
      for (const action of actions) {
        evidence.sentByKey.set(action.key, action);
        if (isOpen !== (action.sub === ANONYMOUS_SUB))
          evidence.unexpectedErrors.push(
            `wrong delivery: ${action.key} of ${action.sub} was sent ${isOpen ? 'openly' : 'with a token'}`,
          );
      }
    }
    return server.fetch(url, init).finally(() => count.inFlight--);
  };
  const tokenFor = (sub: string, rejected: string | null) =>
    !isHealthy && rejected === null && random() < 0.1 ? 'ended' : server.accessToken(sub);

  const deliverIn = (name: RealmName, realm: SimulatedRealm) => {
    const die = () => kill(name, realm);
    const network = createFaultProxy({
      server: watchedServer,
      random,
      isHealthy: () => isHealthy,
      inTransit: underWay,
      kill: die,
    });
    const deps: DeliveryDeps = {
      database: realm.store,
      locks: realm.locks,
      fetch: realm.interceptFetch(network),
      apiHost: '',
      now,
      accessToken: async (sub, rejected) => ({ kind: 'token', token: tokenFor(sub, rejected) }),
    };
    return Promise.all([deliverWaiting(deps), deliverOpen(deps)]);
  };

  async function enqueueIn({ store }: SimulatedRealm, sub: string, kind: number): Promise<void> {
    const action = actionOf(sub, kind);
    const entry = await enqueue(action, store, fileHashesOf(action).map(outboxFile));
    note(entry);
    evidence.savedKeys.add(entry.action.key);
  }

  async function retry({ store }: SimulatedRealm): Promise<void> {
    const entries = [
      ...(await listEntries(options.sub, store)),
      ...(await listEntries(ANONYMOUS_SUB, store)),
    ];
    const refused = entries.find((entry) => entry.state === 'refused');
    const again = refused && (await retryRefused(refused.action.key, store));
    if (again) note(again);
  }

  /** Gives one turn, or waits for the server when no process can run. */
  async function advance(): Promise<boolean> {
    if (await steps.step()) return true;
    do await steps.waitForIdle();
    while (count.inFlight > 0 && !steps.hasRunnable());
    return steps.hasRunnable();
  }
  async function runOut(): Promise<void> {
    do while (await advance());
    while (lockManager.expireOneWait(() => 0));
  }

  return {
    ...{ random, server, lockManager, observer, evidence, count, realms },
    /** From now on the network loses nothing, and no token ends. */
    recover: () => {
      isHealthy = true;
      server.upgrade();
      for (const { simulatedProcess } of realms.values()) simulatedProcess.isFrozen = false;
    },
    ...{ start, observe, entriesNow, actionOf, kill, deliverIn, enqueueIn, retry, advance, runOut },
    realmNamed: (name: RealmName) => realms.get(name) ?? startSimulatedRealm(name, steps, lockManager),
  };
}

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => randomInt(random, 16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
