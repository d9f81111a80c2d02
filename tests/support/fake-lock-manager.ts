import type { Locks } from '../../src/sync/locks.ts';

type Request = {
  client: object;
  name: string;
  held: () => Promise<unknown>;
  settle: { resolve: (value: unknown) => void; reject: (error: unknown) => void };
};

/** A lock manager like the browser's: one holder per name, first come first served, with `steal` and `signal`. */
export class FakeLockManager {
  #holders = new Map<string, Request>();
  #queue: Request[] = [];
  /** How often a lock was granted, by name. */
  grantedNames: string[] = [];

  /** The lock manager of one tab or worker. */
  client(): Locks & { drop: () => void } {
    const client = {};
    return {
      request: (name, options, held) => this.#request(client, name, options, held),
      drop: () => this.#drop(client),
    };
  }

  /** A tab takes this lock and never releases it. */
  freeze(name: string): void {
    this.client()
      .request(name, {}, () => new Promise(() => {}))
      .catch(() => {});
  }

  /** Lets one waiting request time out. Returns false if none waits. */
  expireOneWait(pick: (count: number) => number): boolean {
    const request = this.#queue[pick(this.#queue.length)];
    if (!request) return false;
    this.#queue = this.#queue.filter((r) => r !== request);
    request.settle.reject(new DOMException('The time limit passed', 'TimeoutError'));
    return true;
  }

  get waitingCount(): number {
    return this.#queue.length;
  }

  #request(
    client: object,
    name: string,
    options: LockOptions,
    held: () => Promise<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const request: Request = { client, name, held, settle: { resolve, reject } };
      if (options.steal) {
        this.#holders.get(name)?.settle.reject(new DOMException('Stolen', 'AbortError'));
        this.#grant(request);
        return;
      }
      this.#queue.push(request);
      options.signal?.addEventListener('abort', () => {
        if (!this.#queue.includes(request)) return;
        this.#queue = this.#queue.filter((r) => r !== request);
        reject(options.signal?.reason);
      });
      this.#next(name);
    });
  }

  #next(name: string): void {
    const request = this.#queue.find((r) => r.name === name);
    if (!request || this.#holders.has(name)) return;
    this.#queue = this.#queue.filter((r) => r !== request);
    this.#grant(request);
  }

  #grant(request: Request): void {
    const { name, settle } = request;
    this.grantedNames.push(name);
    this.#holders.set(name, request);
    const free = () => {
      if (this.#holders.get(name) !== request) return;
      this.#holders.delete(name);
      this.#next(name);
    };
    Promise.resolve().then(request.held).finally(free).then(settle.resolve, settle.reject);
  }

  /** Releases the locks of a client and removes its waiting requests, as a browser does when a tab ends. */
  #drop(client: object): void {
    this.#queue = this.#queue.filter((r) => r.client !== client);
    for (const [name, holder] of [...this.#holders]) {
      if (holder.client !== client) continue;
      this.#holders.delete(name);
      this.#next(name);
    }
  }
}
