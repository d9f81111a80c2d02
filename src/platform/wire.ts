import { createTRPCUntypedClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';
import { accessToken } from './access-token.ts';
import { call } from './http.ts';
import { isLater, WireError } from './wire-error.ts';

// Loaded on first use: the first paint needs none of it.

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
          if (rev) (op.context.onRevision as ((rev: number) => void) | undefined)?.(Number(rev));
          observer.next(result);
        },
      }),
    );

/** The last token sent, and one that the server turned away. */
let sent: string | null = null;
let rejected: string | null = null;

const client = createTRPCUntypedClient<AppRouter>({
  links: [
    refuseSubscriptions,
    reportRevision,
    httpBatchLink({
      url: '/trpc',
      transformer: superjson,
      async headers() {
        sent = await accessToken(rejected);
        rejected = null;
        return sent ? { authorization: `Bearer ${sent}` } : {};
      },
      fetch: (input, init) => call(String(input), init as RequestInit),
    }),
  ],
});

/** Tells the three kinds of failure apart; a server's own error keeps its code, whatever it is. */
export function toWireError(error: unknown): WireError {
  if (error instanceof WireError) return error;
  if (!(error instanceof TRPCClientError))
    return new WireError('invalid-response', String(error), '', 0, { cause: error });
  if (error.cause instanceof WireError) return error.cause;
  const status = Number((error.meta?.response as Response | undefined)?.status ?? 0);
  if (isLater(status)) return new WireError('no-answer', 'The server asks to try later', '', status);
  const shape = error.shape as
    | { code?: unknown; data?: { code?: unknown; httpStatus?: unknown } }
    | undefined;
  if (typeof shape?.code !== 'number')
    return new WireError('invalid-response', 'The answer could not be read', '', status, { cause: error });
  const code = typeof shape.data?.code === 'string' ? shape.data.code : String(shape.code);
  return new WireError('client', error.message, code, Number(shape.data?.httpStatus ?? status), {
    cause: error,
  });
}

type Options = { signal?: AbortSignal; onRevision?: (rev: number) => void };

/** Makes a remote query by its path. A 401 forces one renewal, then counts as an answer. Throws WireError. */
export async function remoteQuery(path: string, input: unknown, options: Options = {}): Promise<unknown> {
  const ask = () =>
    client.query(path, input, {
      ...(options.signal && { signal: options.signal }),
      context: { onRevision: options.onRevision },
    });
  try {
    return await ask();
  } catch (error) {
    const failure = toWireError(error);
    if (failure.code !== 'UNAUTHORIZED' || !sent) throw failure;
    rejected = sent;
    return ask().catch((again: unknown) => {
      throw toWireError(again);
    });
  }
}
