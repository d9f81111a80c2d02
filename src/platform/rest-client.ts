// @script wire

import * as v from 'valibot';
import { TOKEN_HEADER } from '../domain/delivery/token-headers.ts';
import { EXPO_LIST_PATH } from '../domain/expo/expo-list-path.ts';
import { expoListSchema } from '../domain/expo/expo-schema.ts';
import { shoppingItemListSchema } from '../domain/shop/shopping-list.ts';
import { countSchema } from '../domain/text/count-schema.ts';
import { pointsSummarySchema } from '../domain/visitor/points.ts';
import { userIdSchema } from '../domain/visitor/profile.ts';
import { FROM_CACHE_HEADER } from '../sync/classify-response.ts';
import type { AnswerRevision } from './answer-revision.ts';
import { withApiPictures } from './api-pictures.ts';
import { takeRevision, waitingHeader } from './applied-actions.ts';
import { fetchApi, readJson } from './http.ts';
import { RequestError } from './request-error.ts';

/**
 * The plain HTTP calls: the schema of the answer, whether it needs the visitor's token, and the message of its error.
 */
const calls = {
  [EXPO_LIST_PATH]: { schema: expoListSchema, needsToken: false, failure: 'Expo Not Found' },
  '/api/user/get/profile': { schema: userIdSchema, needsToken: true, failure: 'Profile failed' },
  '/api/shopping/item-list': {
    schema: shoppingItemListSchema,
    needsToken: true,
    failure: 'Shopping failed',
  },
  '/api/shopping/item-count': {
    schema: v.object({ count: countSchema }),
    needsToken: true,
    failure: 'Shopping failed',
  },
  '/api/loyalty/get/user-summary': {
    schema: pointsSummarySchema,
    needsToken: true,
    failure: 'Summary failed',
  },
} as const;

export type RestPath = keyof typeof calls;
export type RestResponse<P extends RestPath> = v.InferOutput<(typeof calls)[P]['schema']>;

export const isRestPath = (path: string): path is RestPath => Object.hasOwn(calls, path);

export const restSchema = (path: RestPath): v.GenericSchema => calls[path].schema;

/** The error of a call that the server refused. */
export const refusalOf = (path: RestPath, { code, status }: { code: string; status: number }): RequestError =>
  new RequestError('client', calls[path].failure, code, status);

/** The last public answers, for a 304 ("not modified"). Answers to a token are not kept for another token. */
const lastResponses = new Map<RestPath, unknown>();

type Options = {
  signal?: AbortSignal | undefined;
  /** The query string, by name. */
  input?: unknown;
  onRevision?: (revision: AnswerRevision) => void;
};

/** Makes a plain call. Throws RequestError, or the abort reason of `signal`. */
export async function restCall(path: RestPath, options: Options = {}): Promise<unknown> {
  const { needsToken, failure } = calls[path];
  try {
    if (!needsToken) return await send(path, {}, options);
    const { accessToken, withAccessToken } = await import('./session/access-token.ts');
    return await withAccessToken(async (tokens) => {
      const token = await accessToken(tokens.rejected);
      tokens.sent = token;
      return send(path, token ? { [TOKEN_HEADER]: token, ...(await waitingHeader()) } : {}, options);
    }, needsToken);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new RequestError(error.kind, failure, error.code, error.status, { cause: error });
  }
}

async function send(
  path: RestPath,
  headers: Readonly<Record<string, string>>,
  { input, signal, onRevision }: Options,
): Promise<unknown> {
  const { schema, needsToken } = calls[path];
  const query = input ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetchApi(path + query, {
    ...(signal && { signal }),
    headers,
  });
  if (!needsToken) onRevision?.({ rev: -1, ...ageInCache(response.headers) });
  if (response.status === 304 && lastResponses.has(path)) return lastResponses.get(path);
  const answer = v.safeParse(schema, await readJson(response));
  if (!answer.success) throw new RequestError('invalid-response', 'Another shape', '', response.status);
  const output = withApiPictures(answer.output);
  if (!needsToken) lastResponses.set(path, output);
  const revision = takeRevision(response.headers);
  if (revision) onRevision?.(revision);
  return output;
}

/** By this phone's clock. After that was set back, the age is not known. */
function ageInCache(headers: Headers): { storedAtMs?: number } {
  if (!headers.has(FROM_CACHE_HEADER)) return {};
  const storedAtMs = Date.parse(headers.get('date') ?? '') || 0;
  return { storedAtMs: storedAtMs > Date.now() ? 0 : storedAtMs };
}
