import { createTRPCUntypedClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';
import { fetchApi } from './http.ts';
import { isRetryLaterStatus, RequestError } from './request-error.ts';
import { parseResponse } from './response-schemas.ts';
import { accessToken } from './session/access-token.ts';

// Loaded on first use: the first paint needs none of it.

/** What is known of one call: the token it went with, and one that the server turned away before. */
type CallContext = {
  onRevision: ((rev: number) => void) | undefined;
  sent: string | null;
  rejected: string | null;
};
const contextOf = (op: { context: Record<string, unknown> }) => op.context as Partial<CallContext>;

const later = (status: number) => new RequestError('no-answer', 'The server asks to try later', '', status);

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
        const together = opList.map(contextOf);
        const rejected = together.find((one) => one.rejected)?.rejected ?? null;
        const token = await accessToken(rejected);
        for (const one of together) one.sent = token;
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      async fetch(input, init) {
        const response = await fetchApi(String(input), init as RequestInit);
        // Told here, because the client drops the status of what is not JSON.
        if (isRetryLaterStatus(response.status)) throw later(response.status);
        return response;
      },
    }),
  ],
});

/** Tells the three kinds of failure apart; a server's own error keeps its code, whatever it is. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (!(error instanceof TRPCClientError))
    return new RequestError('invalid-response', String(error), '', 0, { cause: error });
  if (error.cause instanceof RequestError) return error.cause;
  const shape = error.shape as
    | { code?: unknown; data?: { code?: unknown; httpStatus?: unknown } }
    | undefined;
  // In a batch each call has a status of its own.
  const status = Number(
    shape?.data?.httpStatus ?? (error.meta?.response as Response | undefined)?.status ?? 0,
  );
  if (isRetryLaterStatus(status)) return later(status);
  if (typeof shape?.code !== 'number')
    return new RequestError('invalid-response', 'The answer could not be read', '', status, { cause: error });
  const code = typeof shape.data?.code === 'string' ? shape.data.code : String(shape.code);
  return new RequestError('client', error.message, code, status, { cause: error });
}

type Options = { signal?: AbortSignal; onRevision?: (rev: number) => void };

/**
 * Makes a remote query by its path. A 401 forces one renewal, then counts as an answer; an answer of another shape than
 * the page knows is none. Throws WireError.
 */
export async function runQuery(path: string, input: unknown, options: Options = {}): Promise<unknown> {
  const ask = async (rejected: string | null): Promise<unknown> => {
    let rev: number | null = null;
    const onRevision = (heard: number) => {
      rev = heard;
    };
    const context: CallContext = { onRevision, sent: null, rejected };
    try {
      const { signal } = options;
      const read = parseResponse(
        path,
        await trpcClient.query(path, input, { ...(signal && { signal }), context }),
      );
      if (!read) throw new RequestError('invalid-response', 'Another shape', '', 200);
      if (rev !== null) options.onRevision?.(rev);
      return read.answer;
    } catch (error) {
      const failure = toRequestError(error);
      if (failure.kind !== 'client' || failure.code !== 'UNAUTHORIZED') throw failure;
      // A call that named nobody says nothing about anybody's session.
      if (!context.sent) throw new RequestError('no-answer', failure.message, failure.code, failure.status);
      if (rejected !== null) throw failure;
      return ask(context.sent);
    }
  };
  return ask(null);
}
