import { createTRPCUntypedClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';
import { accessToken } from './access-token.ts';
import { call } from './http.ts';
import { readAnswer } from './remote-answers.ts';
import { isLater, WireError } from './wire-error.ts';

// Loaded on first use: the first paint needs none of it.

/** What is known of one call: the token it went with, and one that the server turned away before. */
type Call = {
  onRevision: ((rev: number) => void) | undefined;
  sent: string | null;
  rejected: string | null;
};
const callOf = (op: { context: Record<string, unknown> }) => op.context as Partial<Call>;

const later = (status: number) => new WireError('no-answer', 'The server asks to try later', '', status);

const refuseSubscriptions: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'subscription') return next(op);
    return observable((observer) => {
      observer.error(
        TRPCClientError.from(
          new WireError('client', 'Subscriptions are not supported', 'METHOD_NOT_SUPPORTED'),
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
          if (rev) callOf(op).onRevision?.(Number(rev));
          observer.next(result);
        },
      }),
    );

/** Queries go by GET, mutations by POST, calls made together in one request of any size. */
export const client = createTRPCUntypedClient<AppRouter>({
  links: [
    refuseSubscriptions,
    reportRevision,
    httpBatchLink({
      url: '/trpc',
      transformer: superjson,
      async headers({ opList }) {
        const together = opList.map(callOf);
        const rejected = together.find((one) => one.rejected)?.rejected ?? null;
        const token = await accessToken(rejected);
        for (const one of together) one.sent = token;
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      async fetch(input, init) {
        const response = await call(String(input), init as RequestInit);
        // Told here, because the client drops the status of what is not JSON.
        if (isLater(response.status)) throw later(response.status);
        return response;
      },
    }),
  ],
});

/** Tells the three kinds of failure apart; a server's own error keeps its code, whatever it is. */
export function toWireError(error: unknown): WireError {
  if (error instanceof WireError) return error;
  if (!(error instanceof TRPCClientError))
    return new WireError('invalid-response', String(error), '', 0, { cause: error });
  if (error.cause instanceof WireError) return error.cause;
  const shape = error.shape as
    | { code?: unknown; data?: { code?: unknown; httpStatus?: unknown } }
    | undefined;
  // In a batch each call has a status of its own.
  const status = Number(
    shape?.data?.httpStatus ?? (error.meta?.response as Response | undefined)?.status ?? 0,
  );
  if (isLater(status)) return later(status);
  if (typeof shape?.code !== 'number')
    return new WireError('invalid-response', 'The answer could not be read', '', status, { cause: error });
  const code = typeof shape.data?.code === 'string' ? shape.data.code : String(shape.code);
  return new WireError('client', error.message, code, status, { cause: error });
}

type Options = { signal?: AbortSignal; onRevision?: (rev: number) => void };

/**
 * Makes a remote query by its path. A 401 forces one renewal, then counts as an answer; an answer of another shape than
 * the page knows is none. Throws WireError.
 */
export async function remoteQuery(path: string, input: unknown, options: Options = {}): Promise<unknown> {
  const ask = async (rejected: string | null): Promise<unknown> => {
    let rev: number | null = null;
    const onRevision = (heard: number) => {
      rev = heard;
    };
    const context: Call = { onRevision, sent: null, rejected };
    try {
      const { signal } = options;
      const read = readAnswer(path, await client.query(path, input, { ...(signal && { signal }), context }));
      if (!read) throw new WireError('invalid-response', 'Another shape', '', 200);
      if (rev !== null) options.onRevision?.(rev);
      return read.answer;
    } catch (error) {
      const failure = toWireError(error);
      if (failure.kind !== 'client' || failure.code !== 'UNAUTHORIZED') throw failure;
      // A call that named nobody says nothing about anybody's session.
      if (!context.sent) throw new WireError('no-answer', failure.message, failure.code, failure.status);
      if (rejected !== null) throw failure;
      return ask(context.sent);
    }
  };
  return ask(null);
}
