import { type Random, randomInt } from './seeded-random.ts';

/** One life of a tab, a worker, or of the network in between. Nothing of it goes on once it has ended. */
export type SimulatedProcess = { name: string; isAlive: boolean; isFrozen: boolean };
export const newProcess = (name: string): SimulatedProcess => ({ name, isAlive: true, isFrozen: false });

const immediate = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Lets the steps of several lives run in an order drawn from a seed. Code under test stands still at every port it
 * calls until its turn comes; a life that ended never gets one, like a process that was killed there.
 */
export class Interleaver {
  readonly #random: Random;
  #ready: { life: SimulatedProcess; resume: () => void }[] = [];
  #running = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  waitForTurn(life: SimulatedProcess): Promise<void> {
    return new Promise((resume) => {
      this.#ready.push({ life, resume });
    });
  }

  /** A call that may be cut off before it starts, and before its result is seen. */
  async runBetweenTurns<T>(life: SimulatedProcess, work: () => Promise<T>): Promise<T> {
    await this.waitForTurn(life);
    const result = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await this.waitForTurn(life);
    if ('error' in result) throw result.error;
    return result.value;
  }

  /** The same for work that goes on by itself once begun, such as a database's. */
  runTracked<T>(life: SimulatedProcess, work: () => Promise<T>): Promise<T> {
    return this.runBetweenTurns(life, async () => {
      this.#running++;
      try {
        return await work();
      } finally {
        this.#running--;
      }
    });
  }

  hasRunnable(): boolean {
    return this.#ready.some(({ life }) => life.isAlive && !life.isFrozen);
  }

  /** Gives one turn. Returns false when nobody waits for one. */
  async step(): Promise<boolean> {
    this.#ready = this.#ready.filter(({ life }) => life.isAlive);
    const able = this.#ready.filter(({ life }) => !life.isFrozen);
    const next = able[randomInt(this.#random, able.length)];
    if (!next) return false;
    this.#ready = this.#ready.filter((entry) => entry !== next);
    next.resume();
    // Mostly until everything has come to rest; at times not, so that what follows falls into a running transaction.
    if (this.#random() < 0.8) await this.waitForIdle();
    else for (let turns = randomInt(this.#random, 4); turns > 0; turns--) await immediate();
    return true;
  }

  /** Waits until no background work runs. */
  async waitForIdle(): Promise<void> {
    do await immediate();
    while (this.#running > 0);
  }
}
