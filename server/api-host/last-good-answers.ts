import type { FetchQuery } from '../../src/domain/routing/ssr-contract.ts';
import type { Deps } from '../deps.ts';
import { errorTrace } from '../error-trace.ts';
import { ApiUnavailable } from '../unavailable.ts';

/** As long as a rendered page is served from the cache. */
const FRESH_MS = 30_000;
/** After a failure, the same call is not sent again for this long. */
export const PAUSE_MS = 5_000;
/** A visitor waits this long for a whole page, however many calls it makes one after the other. */
const PAGE_PATIENCE_MS = 8_000;
/** The least recently used go first. */
const MAX_CHARS = 50_000_000;
const MAX_FAILURES = 1_000;

/** What one page is rendered from. */
export type PageAnswers = {
  fetchQuery: FetchQuery;
  /** When the oldest of the stored answers in use was received, ms since 1970; null when all are new. */
  asOf: () => number | null;
};
type Answer = { data: unknown; receivedAtMs: number; chars: number };
type Sources = Pick<Deps, 'now' | 'log'> & {
  /** Rejects with `kind`, `code` and `status` of a RequestError. */
  ask: FetchQuery;
  /** Aborts when a visitor has waited long enough. */
  patience?: () => AbortSignal;
};

/**
 * The answers of a backend on another host, for rendering. While it gives none, its last good ones take their place: a
 * failure is never "there is no such thing". Only a refusal of one call by the backend itself is passed on.
 */
export function lastGoodAnswers({ ask, now, log, patience = ofOnePage }: Sources) {
  const answers = new Map<string, Answer>();
  const failures = new Map<string, number>();
  const asking = new Map<string, Promise<unknown>>();
  let chars = 0;

  function remove(name: string): void {
    chars -= answers.get(name)?.chars ?? 0;
    answers.delete(name);
  }

  function store(name: string, data: unknown): void {
    remove(name);
    const answer = { data, receivedAtMs: now(), chars: JSON.stringify(data).length };
    answers.set(name, answer);
    chars += answer.chars;
    for (const oldest of answers.keys()) {
      if (chars <= MAX_CHARS) return;
      remove(oldest);
    }
  }

  function recordFailure(name: string, path: unknown, error: unknown): void {
    log.warn({ call: String(path), ...errorTrace(error) }, 'the API host gave no answer');
    failures.delete(name);
    failures.set(name, now());
    const [oldest] = failures.keys();
    if (failures.size > MAX_FAILURES && oldest !== undefined) failures.delete(oldest);
  }

  /** Sends a call once for all pages that wait for its answer. */
  function request(name: string, key: readonly unknown[], isStored: boolean): Promise<unknown> {
    const running = asking.get(name);
    if (running) return running;
    const answer = ask(key).then(
      (data) => {
        failures.delete(name);
        if (isStored || answers.has(name)) store(name, data);
        return data;
      },
      (error) => {
        if (isBackendRefusal(key, error)) remove(name);
        else recordFailure(name, key[0], error);
        throw error;
      },
    );
    const ended = answer.finally(() => asking.delete(name));
    // No unhandled rejection, if all pages that asked have stopped waiting.
    ended.catch(() => {});
    asking.set(name, ended);
    return ended;
  }

  async function find(key: readonly unknown[], isStored: boolean, ...deadline: Promise<never>[]) {
    const name = JSON.stringify(key);
    const isRecent = (atMs = Number.NEGATIVE_INFINITY, ms = FRESH_MS) => Math.abs(now() - atMs) < ms;
    const known = answers.get(name);
    if (known) {
      answers.delete(name);
      answers.set(name, known);
      if (isRecent(known.receivedAtMs)) return { data: known.data, asOf: null };
    }
    try {
      if (isRecent(failures.get(name), PAUSE_MS)) throw new ApiUnavailable('It failed a moment ago');
      return { data: await Promise.race([request(name, key, isStored), ...deadline]), asOf: null };
    } catch (error) {
      if (isBackendRefusal(key, error)) throw error;
      if (!known) throw new ApiUnavailable('The API host gave no answer', { cause: error });
      return { data: known.data, asOf: known.receivedAtMs };
    }
  }

  return {
    fetchQuery: (async (key) => (await find(key, true)).data) satisfies FetchQuery,

    /** `isStored`: whether the answers are worth keeping. Those to searches would push out the others. */
    forPage(isStored: boolean): PageAnswers {
      const deadline = rejectsAfter(patience());
      let oldest: number | null = null;
      return {
        fetchQuery: async (key) => {
          const { data, asOf } = await find(key, isStored, deadline);
          if (asOf !== null) oldest = Math.min(oldest ?? asOf, asOf);
          return data;
        },
        asOf: () => oldest,
      };
    },
  };
}

const ofOnePage = () => AbortSignal.timeout(PAGE_PATIENCE_MS);

/**
 * Whether the backend itself refused: the item does not exist, or the visitor may not see it. Not a 401, because no
 * call has a token, and no plain call: every backend has those, since they name no item.
 */
function isBackendRefusal([path]: readonly unknown[], error: unknown): boolean {
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  return (
    kind === 'client' &&
    typeof status === 'number' &&
    status >= 400 &&
    status < 500 &&
    status !== 401 &&
    !String(path).startsWith('/')
  );
}

/** Rejects once the signal aborts. */
function rejectsAfter(signal: AbortSignal): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    const expire = () => reject(new ApiUnavailable('It takes too long'));
    if (signal.aborted) expire();
    else signal.addEventListener('abort', expire, { once: true });
  });
  end.catch(() => {});
  return end;
}
