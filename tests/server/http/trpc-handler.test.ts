import { createTRPCClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRouter } from '../../../server/contract.ts';
import { checkInActionNow } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.log.length = 0;
});

const headers = { authorization: 'Bearer user:mei', 'content-type': 'application/json' };
const get = (path: string) => server.app.request(`/trpc/${path}`, { headers });
const post = (body: string, more: Record<string, string> = {}) =>
  server.app.request('/trpc/actions.deliver', { method: 'POST', headers: { ...headers, ...more }, body });
const DETAIL = 'businesses.expos.detail';
const withInput = (input: string) => `${DETAIL}?input=${encodeURIComponent(input)}`;

/** Error responses have no stack, no query and no file name. */
async function expectRefusal(response: Response) {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const text = await response.text();
  expect(text).not.toMatch(/stack|node_modules|\.ts:|\bat \w+ \(|select |insert /i);
  const body = JSON.parse(text);
  expect((Array.isArray(body) ? body[0] : body).error).toBeTypeOf('object');
  expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
}

describe('procedures', () => {
  it('answer a batch of the page’s client', async () => {
    const client = createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          url: 'http://server.test/trpc',
          transformer: superjson,
          headers: { authorization: headers.authorization },
          fetch: (url, init) => Promise.resolve(server.app.request(String(url), init as RequestInit)),
        }),
      ],
    });
    const [list, cart, flags] = await Promise.all([
      client.businesses.expos.list.query(),
      client.users.carts.count.query(),
      client.businesses.settings.getAllFeatureFlags.query(),
    ]);
    expect(list.upcoming.length).toBeGreaterThan(0);
    expect(cart).toBe(0);
    expect(flags[0]).toEqual({ name: 'digitalVoucherState', enabled: true });
  });

  it('fail separately within a batch', async () => {
    const response = await get('users.carts.count,no.such?batch=1');
    expect(response.status).toBe(207);
    const [count, missing] = await response.json();
    expect(count.result.data.json).toBe(0);
    expect(missing.error.json.data).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 });
  });

  it('do not verify a token where none is needed', async () => {
    const { verify } = server.pool;
    server.pool.verify = () => Promise.reject(new Error('pool out of reach'));
    const response = await get('businesses.expos.list');
    server.pool.verify = verify;
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('respond 503 when the pool does not answer', async () => {
    const { verify } = server.pool;
    server.pool.verify = () => Promise.reject(new Error('pool out of reach'));
    const response = await get('users.carts.count');
    server.pool.verify = verify;
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).not.toContain('out of reach');
  });
});

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('an invalid request is refused without internal details:', () => {
  const loop = '{"json":{"slug":null},"meta":{"referentialEqualities":[[""],["slug"]],"v":1}}';

  it.each([
    ['an unknown procedure', 'no.such.procedure'],
    ['no procedure', ''],
    ['the name of an object’s method', 'constructor'],
    ['a prototype', '__proto__'],
    ['a whole router', 'businesses.expos'],
    ['a mutation asked as a query', 'actions.deliver'],
    ['a subscription’s bad parameters', 'businesses.expos.detail?connectionParams=x'],
    ['input that is no JSON', withInput('{')],
    ['input of another shape', withInput('{"json":{"slug":5}}')],
    ['no input where some is needed', DETAIL],
    ['input without its envelope', withInput('"baby-fair-kl"')],
    ['null', withInput('null')],
    ['a list', withInput('[]')],
    ['an invalid date', withInput('{"json":{"slug":"never"},"meta":{"values":{"slug":["Date"]}}}')],
    ['a pattern', withInput('{"json":{"slug":"/(a+)+$/"},"meta":{"values":{"slug":["regexp"]}}}')],
    ['an unknown type', withInput('{"json":{"slug":"x"},"meta":{"values":{"slug":["no-such"]}}}')],
    ['invalid meta', withInput('{"json":{"slug":"x"},"meta":7}')],
    ['a path into the prototype', withInput('{"json":{},"meta":{"values":{"__proto__.slug":["Date"]}}}')],
    ['an own __proto__', withInput('{"json":{"__proto__":{"slug":"baby-fair-kl"}}}')],
    ['circular input', withInput(loop)],
    ['deep input', withInput(`{"json":${deep(2_000)}}`)],
    ['a batch without a list', `${DETAIL}?batch=1&input=7`],
    ['a batch of another length', `${DETAIL},${DETAIL}?batch=1&input={"0":{"json":1}}`],
    ['a batch of hundreds', `${Array(300).fill('businesses.expos.list').join(',')}?batch=1`],
  ])('%s', async (_, path) => expectRefusal(await get(path)));

  it.each([
    ['no body', ''],
    ['a body that is no JSON', '{"json":'],
    ['a body without its envelope', '[]'],
    ['nothing to deliver', `{"json":{"sentAt":${TEST_NOW_MS},"actions":[]}}`],
    ['too much to deliver', `{"json":{"sentAt":${TEST_NOW_MS},"actions":[${Array(51).fill('1').join()}]}}`],
    ['no time of sending', '{"json":{"actions":[1]}}'],
    [
      'an invalid time of sending',
      '{"json":{"sentAt":"x","actions":[1]},"meta":{"values":{"sentAt":["Date"]}}}',
    ],
    ['half a millisecond', '{"json":{"sentAt":1.5,"actions":[1]}}'],
    ['a deep body', `{"json":${deep(100_000)}}`],
    ['an own __proto__', '{"json":{"__proto__":{"sentAt":1,"actions":[1]}}}'],
  ])('%s', async (_, body) => expectRefusal(await post(body)));

  it('a body of another content type', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream', 'x'])
      await expectRefusal(await post('{}', { 'content-type': type }));
  });

  it('a query sent as a mutation, and other methods', async () => {
    const method = (verb: string, path: string) =>
      server.app.request(`/trpc/${path}`, { method: verb, headers });
    await expectRefusal(await method('POST', 'users.carts.count'));
    for (const verb of ['PUT', 'DELETE', 'PATCH'])
      await expectRefusal(await method(verb, 'users.carts.count'));
  });

  it('an action whose input is deep or has a repeated reference', async () => {
    const action = (input: string) =>
      `{"key":"0f8fad5b-d9cb-469f-a165-70867728950e","name":"expo.check-in","v":1,"lane":"x","sub":"mei","tappedAt":1,"offsetMs":null,"input":${input}}`;
    const sentAt = `"sentAt":${TEST_NOW_MS}`;
    const twice =
      '"meta":{"referentialEqualities":{"actions.0.input":["actions.0.input.a","actions.0.input.b"]},"v":1}';
    for (const body of [
      `{"json":{${sentAt},"actions":[${action(deep(500))}]}}`,
      `{"json":{${sentAt},"actions":[${action('{"a":null,"b":null}')}]},${twice}}`,
    ]) {
      const response = await post(body);
      expect(response.status).toBe(200);
      expect((await response.json()).result.data.json.results[0].verdict).toBe('refused');
    }
  });
});

describe('what superjson notes of an input', () => {
  const action = (input: unknown) => ({ ...checkInActionNow('mei'), name: 'family.set-journey', input });
  const delivery = (input: unknown) => ({ sentAt: TEST_NOW_MS, actions: [action(input)] });

  it('of equal references puts no value at other places', async () => {
    const json = delivery({
      isExpecting: false,
      isParent: true,
      dueDate: null,
      children: [],
      interests: null,
    });
    const path = 'actions.0.input';
    const meta = { referentialEqualities: { [`${path}.children`]: [`${path}.interests`] }, v: 1 };
    const response = await post(JSON.stringify({ json, meta }));
    expect((await response.json()).result.data.json.results[0].verdict).toBe('refused');
  });

  it('of its types is refused when it is longer than any page’s', async () => {
    const values = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`actions.0.input.${i}`, ['undefined']]));
    const send = (count: number) =>
      post(JSON.stringify({ json: delivery({}), meta: { values: values(count), v: 1 } }));
    expect((await send(100)).status).toBe(200);
    const response = await send(1_000);
    expect(response.status).toBe(400);
    expect((await response.json()).error.json.message).toBe('The input has too many types in its meta');
    await expectRefusal(await post(`{"json":{},"meta":{"values":${deep(5_000)}}}`));
  });

  it('of its types is refused when it names others than pages send: some make much of little', async () => {
    for (const type of [
      ['typed-array', 'Uint8Array'],
      ['custom', 'x'],
      'set',
      'map',
      'bigint',
      'Error',
      'URL',
    ])
      for (const values of [{ 'actions.0.input': [type] }, { actions: [{ 0: ['Date', { input: [type] }] }] }])
        await expectRefusal(await post(JSON.stringify({ json: delivery(7), meta: { values, v: 1 } })));
  });
});

describe('a date', () => {
  it('is sent and received as a date', () => {
    const sent = { at: new Date(TEST_NOW_MS), list: [new Date(0)] };
    const wire = JSON.parse(JSON.stringify(superjson.serialize(sent)));
    expect(superjson.deserialize(wire)).toEqual(sent);
  });
});

describe('an internal error', () => {
  it('is a 500 without details, and logged with the path but without values', async () => {
    const { db } = server.deps;
    const secret = 'value-that-nobody-may-read';
    await get('users.carts.count');
    server.deps.db = new Proxy(db, {
      get: (target, name) =>
        name === 'select'
          ? () => {
              throw Object.assign(new Error(`Failed query: select $1\nparams: ${secret}`), {
                cause: new Error(secret),
              });
            }
          : Reflect.get(target, name),
    });
    const remote = await get(withInput('{"json":{"slug":"x"}}'));
    const plain = await server.restCall('/api/expo/list/latest');
    server.deps.db = db;
    for (const response of [remote, plain]) {
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain(secret);
    }
    expect(server.log.map(({ level, context }) => [level, (context as { path: string }).path])).toEqual([
      ['error', DETAIL],
      ['error', '/api/expo/list/latest'],
    ]);
    expect(JSON.stringify(server.log)).not.toContain(secret);
  });
});
