import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { ProcedureOutput, ValueAtPath } from './query-options.ts';

type Inputs = inferRouterInputs<AppRouter>;

/**
 * Runs a mutation that cannot wait for a signal. Throws RequestError; after a `no-answer` it may have been done all the
 * same.
 */
export async function runMutation<P extends string>(
  path: P,
  input: ValueAtPath<Inputs, P>,
): Promise<ProcedureOutput<P>> {
  const { callWithToken, trpcClient } = await import('./trpc-client.ts');
  const answer = await callWithToken((context) => trpcClient.mutation(path, input, { context }));
  return answer as ProcedureOutput<P>;
}
