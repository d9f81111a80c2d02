import { below, type Random } from './random.ts';

/** One life of a tab, a worker, or of the network in between. Nothing of it goes on once it has ended. */
export type Life = { name: string; isAlive: boolean; isFrozen: boolean };
export const newLife = (name: string): Life => ({ name, isAlive: true, isFrozen: false });

const immediate = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Lets the steps of several lives run in an order drawn from a seed. Code under test stands still at every port it
 * calls until its turn comes; a life that ended never gets one, like a process that was killed there.
 */
export class Stepper {
  readonly #random: Random;
  #ready: { life: Life; resume: () => void }[] = [];
  #running = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  turn(life: Life): Promise<void> {
    return new Promise((resume) => {
      this.#ready.push({ life, resume });
    });
  }

  /** A call that may be cut off before it starts, and before its result is seen. */
  async between<T>(life: Life, work: () => Promise<T>): Promise<T> {
    await this.turn(life);
    const result = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await this.turn(life);
    if ('error' in result) throw result.error;
    return result.value;
  }

  /** The same for work that goes on by itself once begun, such as a database's. */
  call<T>(life: Life, work: () => Promise<T>): Promise<T> {
    return this.between(life, async () => {
      this.#running++;
      try {
        return await work();
      } finally {
        this.#running--;
      }
    });
  }

  hasTurns(): boolean {
    return this.#ready.some(({ life }) => life.isAlive && !life.isFrozen);
  }

  /** Gives one turn. Returns false when nobody waits for one. */
  async step(): Promise<boolean> {
    this.#ready = this.#ready.filter(({ life }) => life.isAlive);
    const able = this.#ready.filter(({ life }) => !life.isFrozen);
    const next = able[below(this.#random, able.length)];
    if (!next) return false;
    this.#ready = this.#ready.filter((entry) => entry !== next);
    next.resume();
    // Mostly until everything has come to rest; at times not, so that what follows falls into a running transaction.
    if (this.#random() < 0.8) await this.rest();
    else for (let turns = below(this.#random, 4); turns > 0; turns--) await immediate();
    return true;
  }

  /** Waits until no background work runs. */
  async rest(): Promise<void> {
    do await immediate();
    while (this.#running > 0);
  }
}
