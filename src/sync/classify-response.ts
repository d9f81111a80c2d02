/** No server of ours takes longer while it works. */
export const ANSWER_TIMEOUT_MS = 8_000;
/** A later "later" than this is a mistake, or not from our server. */
const MAX_RETRY_AFTER_MS = 3_600_000;
/** Nothing that is asked for here is anywhere near as large. */
const MAX_ANSWER_CHARS = 1_000_000;
const LATER_STATUSES = [408, 425, 429];

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * What became of a request. `answer`: the server did it. `refused-by-server`: it said no in its own JSON; a 500 counts
 * as a no only if it persists. `unauthorised`: it does not accept the token. `no-answer`: everything else, which is
 * not a failure; `retryAfterMs` is set when somebody asked to come back later.
 */
export type ClassifiedResponse =
  | { kind: 'answer'; body: unknown }
  | { kind: 'unauthorised'; body: unknown }
  | { kind: 'refused-by-server'; status: number; body: unknown }
  | { kind: 'no-answer'; retryAfterMs: number | null };

/** The error shapes of our own API, plain (`{ error: { code } }`) and remote (`{ error: { json } }`, one or several). */
export function isApiError(body: unknown): boolean {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  return typeof first === 'object' && first !== null && 'error' in first && typeof first.error === 'object';
}

/**
 * Judges an answer. `isOwnError` tells the server's own error bodies from those of proxies and portals. Never throws.
 */
export async function classifyResponse(
  response: Response,
  isOwnError: (body: unknown) => boolean,
  nowMs: number,
): Promise<ClassifiedResponse> {
  const { status } = response;
  const later: ClassifiedResponse = {
    kind: 'no-answer',
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), nowMs),
  };
  const saysYes = status >= 200 && status < 300;
  const saysNo = status >= 400 && status <= 500 && !LATER_STATUSES.includes(status);
  const isJson = /^application\/([\w.-]+\+)?(x-amz-)?json/i.test(response.headers.get('content-type') ?? '');
  if (!isJson || !(saysYes || saysNo)) return later;
  const body = await readJsonBody(response);
  if (body === undefined) return later;
  if (saysYes) return { kind: 'answer', body };
  if (!isOwnError(body)) return later;
  return status === 401 ? { kind: 'unauthorised', body } : { kind: 'refused-by-server', status, body };
}

/** Sends a request that ends after `timeoutMs` whatever happens, and judges what came back. Never throws. */
export async function request(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  how: { isOwnError?: (body: unknown) => boolean; nowMs: number; timeoutMs?: number },
): Promise<ClassifiedResponse> {
  const signal = AbortSignal.timeout(how.timeoutMs ?? ANSWER_TIMEOUT_MS);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // A redirect is a portal's doing, and would carry the token to a stranger.
  const whole = { cache: 'no-store', credentials: 'omit', redirect: 'error', ...init, signal } as const;
  const asked = async () =>
    classifyResponse(await fetch(url, whole), how.isOwnError ?? isApiError, how.nowMs);
  try {
    return await Promise.race([asked(), over]);
  } catch {
    return { kind: 'no-answer', retryAfterMs: null };
  }
}

/** `undefined` for a body that breaks off, is far too long, or is no JSON. */
async function readJsonBody(response: Response): Promise<unknown> {
  try {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      if (text.length <= MAX_ANSWER_CHARS) continue;
      await reader?.cancel();
      return undefined;
    }
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds or a date, as HTTP allows, in ms from now. */
function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (!header) return null;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : null;
}
