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
  const asked: [string, RequestInit][] = [];
  await send(async (url, init) => {
    asked.push([url, init]);
    return htmlResponse();
  });
  const [url, init] = asked[0] ?? [];
  expect(asked).toHaveLength(1);
  expect(url).toBe('https://api.example/trpc/actions.deliver');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
  expect(JSON.parse(String(init?.body))).toEqual({ json: { sentAt: 1_000, actions } });
});

test('verdicts come back with the spread that the server asks for', async () => {
  const refused = { key: second.key, verdict: 'refused', rev: 2, reason: 'expo-unknown' };
  expect(await deliver([done(first), refused])).toEqual({
    kind: 'delivered',
    results: [done(first), refused],
    spreadS: 30,
  });
});

test('a key that was not sent, and a second verdict on one key, are left out', async () => {
  const outcome = await deliver([done(actionOf()), done(first, 1), done(first, 2)]);
  expect(outcome).toMatchObject({ kind: 'delivered', results: [done(first, 1)] });
});

test('one verdict that this version cannot read does not hide the others', async () => {
  const fromTheFuture = { key: first.key, verdict: 'refused', rev: 1, reason: 'not-yet-thought-of' };
  expect(await deliver([fromTheFuture, null, done(second)])).toMatchObject({ results: [done(second)] });
});

test('an odd spread counts as the usual one', async () => {
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

test('a hung request settles nothing', async () => {
  expect(await send(neverResponds, 1)).toEqual(later);
});

test('a server that asks for time is given it', async () => {
  const busy = async () => jsonResponse({ error: {} }, 503, { 'retry-after': '9' });
  expect(await send(busy)).toEqual({ kind: 'later', retryAfterMs: 9_000 });
});

test('our own 401 and our own no are told apart', async () => {
  const error = { error: { json: { message: 'No', code: -32001 } } };
  expect(await send(async () => jsonResponse(error, 401))).toEqual({ kind: 'unauthorised' });
  expect(await send(async () => jsonResponse(error, 413))).toEqual({ kind: 'turned-down' });
});
