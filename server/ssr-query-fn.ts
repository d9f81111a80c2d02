import { EXPO_LIST_PATH } from '../src/domain/expo/expo-list-path.ts';
import type { FetchQuery } from '../src/domain/routing/ssr-contract.ts';
import type { Deps } from './deps.ts';
import { listExpos } from './expos/queries.ts';
import { appRouter } from './router.ts';
import { createCallerFactory, createContext } from './trpc.ts';

/** A query function for server rendering: calls the router in process, always signed out. */
export function createSsrQueryFn(deps: Deps): FetchQuery {
  const caller = createCallerFactory(appRouter)(createContext(deps, null));
  return async ([path, input]) => {
    if (path === EXPO_LIST_PATH) return listExpos(deps);
    const procedure = String(path)
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], caller);
    return (procedure as (input: unknown) => Promise<unknown>)(input);
  };
}
