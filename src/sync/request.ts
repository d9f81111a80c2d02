import {
  classifyResponse,
  classifyStatus,
  isJson,
  OUR_REQUEST,
  REQUEST_TIMEOUT_MS,
} from './classify-response.ts';

/** A longer `Retry-After` is a mistake. */
const MAX_RETRY_AFTER_MS = 3_600_000;
/** What is not our JSON comes from a portal or a proxy: it must not keep the visitor's actions here for an hour. */
const MAX_FOREIGN_RETRY_AFTER_MS = 60_000;
/** A share of the request's time limit. A request that failed sooner says nothing about the speed of the connection. */
const SLOW_SHARE = 1 / 4;
/** Far above the largest answer that is read here. */
const MAX_BODY_CHARS = 1_000_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A response with its body, see `classifyResponse`. `retryAfterMs` is set when the response asks to come back later,
 * `isSlow` when none came, or the connection broke, after a good part of the time.
 */
type ClassifiedResponse =
  | { kind: 'answer'; body: unknown }
  | { kind: 'unauthorised'; body: unknown }
  | { kind: 'refusal'; status: number; body: unknown }
  | { kind: 'no-answer'; retryAfterMs: number | null; isSlow?: true };

type RequestOptions = {
  isOwnError?: (body: unknown) => boolean;
  /** The phone's clock, ms since 1970. */
  nowMs: number;
  timeoutMs?: number;
};

/** Sends a request that ends after `timeoutMs` in any case, and classifies the response. Never throws. */
export async function request(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  options: RequestOptions,
): Promise<ClassifiedResponse> {
  const { timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const startedAt = performance.now();
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const safeInit = { cache: 'no-store', ...init, ...OUR_REQUEST, signal } as const;
  const response = async () => readResponse(await fetch(url, safeInit), options);
  try {
    return await Promise.race([response(), timeout]);
  } catch {
    // A timer may end a moment before this clock says so.
    const isSlow = signal.aborted || performance.now() - startedAt >= timeoutMs * SLOW_SHARE;
    return { kind: 'no-answer', retryAfterMs: null, ...(isSlow && { isSlow }) };
  }
}

/** Reads and classifies a response. Never throws. */
export async function readResponse(
  response: Response,
  { isOwnError, nowMs }: RequestOptions,
): Promise<ClassifiedResponse> {
  const { status } = response;
  // A body that cannot matter is not waited for.
  const mayMatter = isJson(response) && classifyStatus(status) !== 'no-answer';
  const body = mayMatter ? await readJsonBody(response) : undefined;
  const kind = classifyResponse(response, body, isOwnError);
  if (kind === 'refusal') return { kind, status, body };
  if (kind !== 'no-answer') return { kind, body };
  const limitMs = isJson(response) ? MAX_RETRY_AFTER_MS : MAX_FOREIGN_RETRY_AFTER_MS;
  return { kind, retryAfterMs: readRetryAfter(response.headers.get('retry-after'), nowMs, limitMs) };
}

/** `undefined` for a body that breaks off, is far too long, or is no JSON. */
async function readJsonBody(response: Response): Promise<unknown> {
  try {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      if (text.length <= MAX_BODY_CHARS) continue;
      await reader?.cancel();
      return undefined;
    }
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds or a date, as HTTP allows, in ms from now. */
function readRetryAfter(header: string | null, nowMs: number, limitMs: number): number | null {
  if (!header) return null;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), limitMs) : null;
}
