// @script wire

import { type Query, type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';
import * as v from 'valibot';
import { profileSchema } from '../domain/visitor/profile.ts';
import { parseResponse } from './response-schemas.ts';
import { isRestPath, type RestPath, restSchema } from './rest-client.ts';

/** Its stored data lacks the pass key that the response carries. */
const PROFILE = 'users.profiles.myDetail';

type Parsed = { data: unknown } | null;

function parseStored(path: string, data: unknown): Parsed {
  if (path !== PROFILE && !isRestPath(path)) return parseResponse(path, data);
  const parsed = v.safeParse(path === PROFILE ? profileSchema : restSchema(path as RestPath), data);
  return parsed.success ? { data: parsed.output } : null;
}

const pagesSchema = v.object({
  pages: v.pipe(v.array(v.unknown()), v.minLength(1)),
  pageParams: v.array(v.unknown()),
});

/** Data that was stored for a query, perhaps by another version, as this version shows it; null if it cannot. */
export function parseStoredData([path, , paged]: QueryKey, data: unknown): Parsed {
  if (paged !== 'pages') return parseStored(String(path), data);
  const list = v.safeParse(pagesSchema, data);
  if (!list.success) return null;
  const { pages, pageParams } = list.output;
  const parsed = pages.flatMap((page) => parseStored(String(path), page) ?? []);
  if (parsed.length < pages.length || pageParams.length !== pages.length) return null;
  return { data: { pages: parsed.map((page) => page.data), pageParams } };
}

const isPersisted = ({ meta, state }: Query) => meta?.persist === true && state.data !== undefined;

/**
 * Makes stored data fit the schemas of this version: wrong items of a list go, and a query of another shape is reset,
 * which fetches it again if it is on the screen. Returns whether anything had to change.
 */
export function dropInvalidQueries(queryClient: QueryClient): boolean {
  let isChanged = false;
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPersisted })) {
    const { data } = query.state;
    const parsed = parseStoredData(query.queryKey, data);
    if (parsed && replaceEqualDeep(data, parsed.data) === data) continue;
    isChanged = true;
    if (parsed) query.setState({ data: parsed.data });
    else void queryClient.resetQueries({ predicate: (candidate) => candidate === query });
  }
  return isChanged;
}

/**
 * After a part of the screen failed: the stored data is the suspect, since it is shown before its schemas are loaded.
 * If all of it fits them, all of it is fetched again.
 */
export function dropSuspectQueries(queryClient: QueryClient): void {
  if (!dropInvalidQueries(queryClient)) void queryClient.resetQueries({ predicate: isPersisted });
}
