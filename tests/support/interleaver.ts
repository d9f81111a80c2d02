import { type Random, randomInt } from './seeded-random.ts';

/** A tab, a worker, or the network between them, from its start to its end. Nothing of it runs after the end. */
export type SimulatedProcess = { name: string; isAlive: boolean; isFrozen: boolean };
export const newProcess = (name: string): SimulatedProcess => ({ name, isAlive: true, isFrozen: false });

const immediate = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Runs the steps of several processes in a random order that a seed determines. Code under test waits for its turn at
 * every dependency that it calls. A process that has ended never gets one, as if it had been killed there.
 */
export class Interleaver {
  readonly #random: Random;
  #ready: { process: SimulatedProcess; resume: () => void }[] = [];
  #running = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  waitForTurn(process: SimulatedProcess): Promise<void> {
    return new Promise((resume) => {
      this.#ready.push({ process, resume });
    });
  }

  /** A call that may be cut off before it starts, and before its result is seen. */
  async runBetweenTurns<T>(process: SimulatedProcess, work: () => Promise<T>): Promise<T> {
    await this.waitForTurn(process);
    const result = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await this.waitForTurn(process);
    if ('error' in result) throw result.error;
    return result.value;
  }

  /** The same for work that continues by itself once started, such as a transaction. */
  runTracked<T>(process: SimulatedProcess, work: () => Promise<T>): Promise<T> {
    return this.runBetweenTurns(process, async () => {
      this.#running++;
      try {
        return await work();
      } finally {
        this.#running--;
      }
    });
  }

  hasRunnable(): boolean {
    return this.#ready.some(({ process }) => process.isAlive && !process.isFrozen);
  }

  /** Gives one turn. Returns false when no process waits for one. */
  async step(): Promise<boolean> {
    this.#ready = this.#ready.filter(({ process }) => process.isAlive);
    const able = this.#ready.filter(({ process }) => !process.isFrozen);
    const next = able[randomInt(this.#random, able.length)];
    if (!next) return false;
    this.#ready = this.#ready.filter((entry) => entry !== next);
    next.resume();
    // Sometimes the next turn starts before all work is idle, so that it meets a running transaction.
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
