import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { ProcedureOutput, ValueAtPath } from './query-options.ts';

type Inputs = inferRouterInputs<AppRouter>;

/**
 * Does something on the server that cannot wait for a signal. A 401 forces one renewal of the token, then counts as an
 * answer. Throws WireError; after a `no-answer` it may have been done all the same.
 */
export async function runMutation<P extends string>(
  path: P,
  input: ValueAtPath<Inputs, P>,
): Promise<ProcedureOutput<P>> {
  const { trpcClient, toRequestError } = await import('./trpc-client.ts');
  const ask = async (rejected: string | null): Promise<unknown> => {
    const context = { onRevision: undefined, sent: null as string | null, rejected };
    try {
      return await trpcClient.mutation(path, input, { context });
    } catch (error) {
      const failure = toRequestError(error);
      const isRefused = failure.kind === 'client' && failure.code === 'UNAUTHORIZED';
      if (!isRefused || !context.sent || rejected !== null) throw failure;
      return ask(context.sent);
    }
  };
  return (await ask(null)) as ProcedureOutput<P>;
}
