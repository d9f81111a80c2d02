import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { ProcedureOutput, ValueAtPath } from './query-options.ts';

type Inputs = inferRouterInputs<AppRouter>;

/**
 * Runs a mutation that cannot wait for a signal. Throws RequestError; after a `no-answer` it may have been done all the
 * same. `needsToken` is false for one that visitors who are signed out run.
 */
export async function runMutation<P extends string>(
  path: P,
  input: ValueAtPath<Inputs, P>,
  needsToken = true,
): Promise<ProcedureOutput<P>> {
  const { callWithToken, trpcClient } = await import('./trpc-client.ts');
  const answer = await callWithToken((context) => trpcClient.mutation(path, input, { context }), needsToken);
  return answer as ProcedureOutput<P>;
}
