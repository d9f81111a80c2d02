// @script wire

import { createTRPCUntypedClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';
import type { AttemptTokens } from '../sync/authorised-request.ts';
import type { AnswerRevision } from './answer-revision.ts';
import { takeRevision, waitingHeader } from './applied-actions.ts';
import { isPublicKey } from './query-options.ts';
import { RequestError } from './request-error.ts';
import { accessToken, withAccessToken } from './session/access-token.ts';
import { checkResponse, fetchResponse, toRequestError } from './trpc-responses.ts';

// Loaded on first use: the first paint needs none of it.

/** What the links below need to know of one call. */
type CallContext = { tokens: AttemptTokens; onRevision?: (revision: AnswerRevision) => void };
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
          const response = result.context?.response as Response | undefined;
          const revision = response && takeRevision(response.headers);
          if (revision) contextOf(op).onRevision?.(revision);
          observer.next(result);
        },
      }),
    );

/**
 * Queries go by GET, mutations by POST. Calls made together share one request.
 */
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
        return token ? { authorization: `Bearer ${token}`, ...(await waitingHeader()) } : {};
      },
      fetch: fetchResponse,
    }),
  ],
});

/** Makes one call with the token of the session, if it has one or `needsToken`. Throws RequestError. */
export const callWithToken = <T>(
  call: (context: CallContext) => Promise<T>,
  needsToken: boolean,
): Promise<T> =>
  withAccessToken(async (tokens) => {
    try {
      return await call({ tokens });
    } catch (error) {
      throw toRequestError(error);
    }
  }, needsToken);

type Options = { signal?: AbortSignal; onRevision?: (revision: AnswerRevision) => void };

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
      let revision: AnswerRevision | null = null;
      context.onRevision = (responseRevision) => {
        revision = responseRevision;
      };
      const data = await trpcClient.query(path, input, { ...(signal && { signal }), context });
      const response = checkResponse(path, data);
      if (revision) onRevision?.(revision);
      return response;
    },
    !isPublicKey([path]),
  );
