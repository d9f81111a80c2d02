import * as v from 'valibot';
import { expect } from 'vitest';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import type { TestServer } from './test-server.ts';

/** Queries without a token and expects a response that is exactly of this shape. */
export async function queryParsed<S extends v.GenericSchema>(
  server: TestServer,
  path: string,
  schema: S,
  input?: object,
): Promise<v.InferOutput<S>> {
  const { status, data, text } = await server.rpcQuery(`businesses.${path}`, input);
  if (status !== 200) throw new Error(`${path} was refused: ${text}`);
  const parsed = v.parse(schema, data);
  expect(data).toEqual(parsed);
  return parsed;
}

/** Fetches page by page until there is no next cursor. */
export async function fetchAllPages<T>(
  read: (more: object) => Promise<CursorPage<T>>,
  limit: number,
): Promise<T[]> {
  const all: T[] = [];
  let page: CursorPage<T> | undefined;
  do {
    page = await read({ limit, ...(page?.nextCursor && { cursor: page.nextCursor }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
  } while (page.nextCursor);
  expect(all).toHaveLength(page.total);
  return all;
}
