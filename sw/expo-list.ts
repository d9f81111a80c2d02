import * as v from 'valibot';
import { expoListSchema } from '../src/domain/expo/expo-schema.ts';
import {
  classifyResponse,
  FROM_CACHE_HEADER,
  isJson,
  isPlainApiError,
  REQUEST_TIMEOUT_MS,
} from '../src/sync/classify-response.ts';
import { CACHE_PREFIX } from '../src/sync/storage-keys.ts';
import { sleep } from './sleep.ts';

export const EXPO_LIST_CACHE = `${CACHE_PREFIX}expo-list`;
/** After this long without a response, the page gets the stored list. */
const PATIENCE_MS = 4_000;
/** No list of ours is anywhere near as long. */
const MAX_CHARS = 1_000_000;
/** A 500 is a refusal only if it persists: it is requested again as often as by the page. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];

/** `storedAtMs`: when the list came that the page has instead, ms since 1970. */
export type LateRefusal = { status: number; code: string; storedAtMs: number };

type Deps = {
  caches: Pick<CacheStorage, 'open'>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait?: (ms: number) => Promise<void>;
  now?: () => number;
};
type Job = {
  url: string;
  /** Keeps the worker running until the work has ended. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Called if the server refuses after the stored list was returned. */
  onLateRefusal: (refusal: LateRefusal) => void;
};

const none = () => null;

/**
 * The expo list, requested without a token: the network's list or refusal if all of it comes in time, otherwise the last
 * list. What a portal or a proxy sends is no answer, and reaches the page only where no list is stored.
 */
export function createExpoListCache({ caches, fetch, wait = sleep, now = Date.now }: Deps) {
  const open = () => caches.open(EXPO_LIST_CACHE);
  /** How many lists have arrived. A refusal is ignored if a list arrived after its request was sent. */
  let received = 0;

  const request = (url: string) =>
    // The browser may have kept a portal's page, and takes our list from its cache only if that is the newest.
    fetch(url, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

  /** Portals and proxies answer 200, too: only what fits the schema is stored, without its wrong expos. */
  async function store(url: string, response: Response): Promise<void> {
    const list = await parseExpoList(response);
    if (!list) return;
    received++;
    const headers = { 'content-type': 'application/json', date: new Date(now()).toUTCString() };
    await (await open()).put(url, new Response(JSON.stringify(list), { headers }));
  }

  async function findRefusal(url: string, first: Response) {
    let response = first;
    for (const delayMs of RETRY_DELAYS_MS) {
      const refusal = await parseRefusal(response);
      if (refusal?.status !== 500) return refusal;
      await wait(delayMs);
      response = await request(url);
    }
    return parseRefusal(response);
  }

  return {
    async respond({ url, waitUntil, onLateRefusal }: Job): Promise<Response> {
      const receivedBefore = received;
      const network = request(url);
      waitUntil(network.then((response) => store(url, response.clone())).catch(none));
      const answer = network.then(async (response) => ((await isAnswer(response.clone())) ? response : null));
      const inTime = await Promise.race([answer.catch(none), wait(PATIENCE_MS).then(none)]);
      if (inTime) return inTime;
      const stored = await open()
        .then((cache) => cache.match(url))
        .catch(none);
      if (!stored) return network;
      const storedAtMs = Date.parse(stored.headers.get('date') ?? '') || 0;
      const passOn = async (late: Response) => {
        const refusal = await findRefusal(url, late);
        if (refusal && received === receivedBefore) onLateRefusal({ ...refusal, storedAtMs });
      };
      waitUntil(network.then(passOn).catch(none));
      return markAsStored(stored);
    },
  };
}

/** Whether our server sent it. Reads it to its end: a weak signal may bring no more than its beginning. */
async function isAnswer(response: Response): Promise<boolean> {
  const found = classifyResponse(response, parseJson(await response.text()), isPlainApiError);
  return found === 'answer' || found === 'refusal';
}

/** Without its wrong expos; null if the response is no expo list. */
export async function parseExpoList(response: Response) {
  if (response.status !== 200 || !isJson(response)) return null;
  const text = await response.text().catch(() => '');
  const list = v.safeParse(expoListSchema, text.length <= MAX_CHARS ? parseJson(text) : undefined);
  return list.success ? list.output : null;
}

async function parseRefusal(response: Response): Promise<{ status: number; code: string } | null> {
  const body = parseJson(await response.text());
  if (classifyResponse(response, body, isPlainApiError) !== 'refusal' || !isPlainApiError(body)) return null;
  return { status: response.status, code: body.error.code };
}

/** The page must not take a stored list for a response of the server, and believe that it is online. */
function markAsStored({ body, headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set(FROM_CACHE_HEADER, '1');
  return new Response(body, { headers: marked });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
