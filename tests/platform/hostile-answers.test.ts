import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { responseSchemas } from '../../src/platform/response-schemas.ts';
import { wrongValuesIn } from '../support/answer-oracle.ts';
import { demoFetcher, demoInput, startDemoServer } from '../support/demo-answers.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { type HostileAnswer, hostileAnswers } from '../support/hostile-answers.ts';
import { skipShortWaits } from '../support/skip-short-waits.ts';
import type { TestServer } from '../support/test-server.ts';

const FLAGS = 'businesses.settings.getAllFeatureFlags';
const REST = [
  '/api/expo/list/latest',
  '/api/user/get/profile',
  '/api/shopping/item-list',
  '/api/shopping/item-count',
  '/api/loyalty/get/user-summary',
];
const calls = [...REST, ...Object.keys(responseSchemas)];
let server: TestServer;
let network: FakeFetch;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.resetModules();
  const page = installFakeBrowser();
  page.setTokenCookies('mei');
  skipShortWaits();
});

/** As our server sends it: a procedure's answer lies in an envelope. */
const asResponse = (path: string, { body, type }: HostileAnswer): Response => {
  const inEnvelope = path.startsWith('/') ? body : `[{"result":{"data":{"json":${body}}}}]`;
  return new Response(inEnvelope, { headers: { 'content-type': type } });
};

it.each(calls)('No hostile answer to %s is taken for a good one', async (path) => {
  const input = await demoInput(server, path);
  const good = await demoFetcher(server)([path, input]);
  const answers = hostileAnswers(good);
  expect(answers.length).toBeGreaterThanOrEqual(200);
  network = installFakeFetch(() => new Response());
  const { createQueryClient, fetchQuery } = await import('../../src/platform/query-client.ts');
  const { RequestError } = await import('../../src/platform/request-error.ts');
  const { parseStoredData } = await import('../../src/platform/stored-data-schemas.ts');
  const client = createQueryClient(fetchQuery);
  const wrong: string[] = [];
  for (const answer of answers) {
    network.respond = () => asResponse(path, answer);
    const queryKey = [path, input];
    const taken = await client.fetchQuery({ queryKey, retry: false, staleTime: 0 }).catch((error) => error);
    if (taken instanceof RequestError) {
      if (taken.kind === 'client') wrong.push(`${answer.name}: counts as a refusal`);
      continue;
    }
    // Flags come in three shapes and are kept in one.
    const like = path === FLAGS ? [{ name: 'chat', enabled: true, address: '/vendors/chat' }] : good;
    wrong.push(...wrongValuesIn(taken, like).map((value) => `${answer.name}: ${value}`));
    if (path !== 'users.profiles.myDetail' && parseStoredData(queryKey, taken) === null)
      wrong.push(`${answer.name}: is stored, and not restored`);
  }
  expect(wrong).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  client.clear();
});
