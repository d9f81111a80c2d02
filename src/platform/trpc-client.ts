// @script wire

import { createTRPCUntypedClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';
import type { AttemptTokens } from '../sync/authorised-request.ts';
import { classifyStatus } from '../sync/classify-response.ts';
import { fetchApi } from './http.ts';
import { isPublicKey } from './query-options.ts';
import { RequestError } from './request-error.ts';
import { parseResponse } from './response-schemas.ts';
import { accessToken, withAccessToken } from './session/access-token.ts';

// Loaded on first use: the first paint needs none of it.

/** What the links below need to know of one call. */
type CallContext = { tokens: AttemptTokens; onRevision?: (rev: number) => void };
const contextOf = (op: { context: Record<string, unknown> }) => op.context as Partial<CallContext>;

const refuseSubscriptions: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'subscription') return next(op);
    return observable((observer) => {
      observer.error(
        TRPCClientError.from(
          new RequestError('client', 'Subscriptions are not supported', 'METHOD_NOT_SUPPORTED'),
        ),
      );
    });
  };

const reportRevision: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        next(result) {
          const rev = (result.context?.response as Response | undefined)?.headers.get('x-rev');
          if (rev) contextOf(op).onRevision?.(Number(rev));
          observer.next(result);
        },
      }),
    );

/** Queries go by GET, mutations by POST, calls made together in one request of any size. */
export const trpcClient = createTRPCUntypedClient<AppRouter>({
  links: [
    refuseSubscriptions,
    reportRevision,
    httpBatchLink({
      url: '/trpc',
      transformer: superjson,
      async headers({ opList }) {
        const tokens = opList.flatMap((op) => contextOf(op).tokens ?? []);
        const rejected = tokens.find((call) => call.rejected !== null)?.rejected ?? null;
        const token = await accessToken(rejected);
        for (const call of tokens) call.sent = token;
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      async fetch(input, init) {
        const response = await fetchApi(String(input), init as RequestInit);
        // Thrown here, because the client drops the status of what is not JSON.
        if (classifyStatus(response.status) === 'no-answer') throw noAnswer(response.status);
        return response;
      },
    }),
  ],
});

const noAnswer = (status: number) => new RequestError('no-answer', 'No answer', '', status);

type ErrorShape = { code?: unknown; data?: { code?: unknown; httpStatus?: unknown } } | undefined;

/** Sorts any failure of a call into the three kinds of RequestError. An error of the server keeps its code. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (!(error instanceof TRPCClientError))
    return new RequestError('invalid-response', String(error), '', 0, { cause: error });
  if (error.cause instanceof RequestError) return error.cause;
  const shape = error.shape as ErrorShape;
  const response = error.meta?.response as Response | undefined;
  // In a batch each call has its own status.
  const status = Number(shape?.data?.httpStatus ?? response?.status ?? 0);
  if (typeof shape?.code !== 'number')
    return new RequestError('invalid-response', 'The response could not be read', '', status, {
      cause: error,
    });
  if (status >= 400 && classifyStatus(status) === 'no-answer') return noAnswer(status);
  const code = typeof shape.data?.code === 'string' ? shape.data.code : String(shape.code);
  return new RequestError('client', error.message, code, status, { cause: error });
}

/** Makes one call with the token of the session, if it has one or `needsToken`. Throws RequestError. */
export const callWithToken = <T>(call: (context: CallContext) => Promise<T>, needsToken = true): Promise<T> =>
  withAccessToken(async (tokens) => {
    try {
      return await call({ tokens });
    } catch (error) {
      throw toRequestError(error);
    }
  }, needsToken);

type Options = { signal?: AbortSignal; onRevision?: (rev: number) => void };

/**
 * Runs a query by its procedure path. A response of another shape than the page knows is an `invalid-response`. Throws
 * RequestError.
 */
export const runQuery = (
  path: string,
  input: unknown,
  { signal, onRevision }: Options = {},
): Promise<unknown> =>
  callWithToken(
    async (context) => {
      let rev: number | null = null;
      context.onRevision = (responseRev) => {
        rev = responseRev;
      };
      const data = await trpcClient.query(path, input, { ...(signal && { signal }), context });
      const parsed = parseResponse(path, data);
      if (!parsed) throw new RequestError('invalid-response', 'Another shape', '', 200);
      if (rev !== null) onRevision?.(rev);
      return parsed.answer;
    },
    !isPublicKey([path]),
  );
