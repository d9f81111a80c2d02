import { expect, test } from 'vitest';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { sendActions } from '../../src/sync/send-actions.ts';
import { actionOf } from '../support/action.fixture.ts';
import { htmlResponse, jsonResponse, neverResponds } from '../support/responses.ts';

const actions = [actionOf(), actionOf()] as const;
const [first, second] = actions;
const send = (answer: (url: string, init: RequestInit) => Promise<Response>, timeoutMs = 60_000) =>
  sendActions({
    fetch: answer,
    apiHost: 'https://api.example',
    accessToken: 'token',
    sentAt: 1_000,
    actions: [...actions],
    timeoutMs,
  });
const done = (action: Action, rev = 1) => ({ key: action.key, verdict: 'done', rev, answer: null });
const deliver = (results: unknown, spreadS: unknown = 30) =>
  send(async () => jsonResponse({ result: { data: { json: { results, spreadS } } } }));
const later = { kind: 'later', retryAfterMs: null };

test('actions go in one call, with the token and without cookies', async () => {
  const requests: [string, RequestInit][] = [];
  await send(async (url, init) => {
    requests.push([url, init]);
    return htmlResponse();
  });
  const [url, init] = requests[0] ?? [];
  expect(requests).toHaveLength(1);
  expect(url).toBe('https://api.example/trpc/actions.deliver');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
  expect(JSON.parse(String(init?.body))).toEqual({ json: { sentAt: 1_000, actions } });
});

test('results are returned with the spread that the server asks for', async () => {
  const refused = { key: second.key, verdict: 'refused', rev: 2, reason: 'expo-unknown' };
  expect(await deliver([done(first), refused])).toEqual({
    kind: 'delivered',
    results: [done(first), refused],
    spreadS: 30,
  });
});

test('results for a key that was not sent, and second results for a key, are ignored', async () => {
  const outcome = await deliver([done(actionOf()), done(first, 1), done(first, 2)]);
  expect(outcome).toMatchObject({ kind: 'delivered', results: [done(first, 1)] });
});

test('a result that this version cannot read does not hide the others', async () => {
  const fromTheFuture = { key: first.key, verdict: 'refused', rev: 1, reason: 'not-yet-thought-of' };
  expect(await deliver([fromTheFuture, null, done(second)])).toMatchObject({ results: [done(second)] });
});

test('an invalid spread is replaced by the default', async () => {
  expect(await deliver([], 'wide')).toMatchObject({ kind: 'delivered', spreadS: 60 });
});

test.each([
  ['a captive portal', async () => htmlResponse()],
  ['JSON of another shape', async () => jsonResponse({ result: 'ok' })],
  [
    'results that are no list',
    async () => jsonResponse({ result: { data: { json: { results: {}, spreadS: 1 } } } }),
  ],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'an error of the server',
    async () => jsonResponse({ error: { json: { message: 'Oops', code: -32603 } } }, 500),
  ],
  ["a portal's 401", async () => htmlResponse(401)],
])('%s settles nothing', async (_what, answer) => {
  expect(await send(answer)).toEqual(later);
});

test('a request that never ends settles nothing', async () => {
  expect(await send(neverResponds, 1)).toEqual({ ...later, isSlow: true });
});

test('a Retry-After is returned', async () => {
  const busy = async () => jsonResponse({ error: {} }, 503, { 'retry-after': '9' });
  expect(await send(busy)).toEqual({ kind: 'later', retryAfterMs: 9_000 });
});

test('our own 401 and our own refusal have different outcomes', async () => {
  const error = { error: { json: { message: 'No', code: -32001 } } };
  expect(await send(async () => jsonResponse(error, 401))).toEqual({ kind: 'unauthorised' });
  expect(await send(async () => jsonResponse(error, 413))).toEqual({ kind: 'batch-refused' });
});
