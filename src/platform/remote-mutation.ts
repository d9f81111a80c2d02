import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { Answer, At } from './read.ts';

type Inputs = inferRouterInputs<AppRouter>;

/**
 * Does something on the server that cannot wait for a signal. A 401 forces one renewal of the token, then counts as an
 * answer. Throws WireError; after a `no-answer` it may have been done all the same.
 */
export async function remoteMutation<P extends string>(path: P, input: At<Inputs, P>): Promise<Answer<P>> {
  const { client, toWireError } = await import('./wire.ts');
  const ask = async (rejected: string | null): Promise<unknown> => {
    const context = { onRevision: undefined, sent: null as string | null, rejected };
    try {
      return await client.mutation(path, input, { context });
    } catch (error) {
      const failure = toWireError(error);
      const isRefused = failure.kind === 'client' && failure.code === 'UNAUTHORIZED';
      if (!isRefused || !context.sent || rejected !== null) throw failure;
      return ask(context.sent);
    }
  };
  return (await ask(null)) as Answer<P>;
}
