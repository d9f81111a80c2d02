import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionResults, checkIns, enquiries } from '../../../server/db/schema.ts';
import { ANONYMOUS_SUB } from '../../../src/domain/delivery/delivery-limits.ts';
import { type DeliveryResult, deliveryResponseSchema } from '../../../src/domain/delivery/delivery-schema.ts';
import { enquiryReference } from '../../../src/domain/enquiry/enquiry.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { attachmentOf, enquiryAction } from '../../support/enquiry.fixture.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { OPEN_ACTIONS_PER_HOUR: '5', CLIENT_ADDRESS_HEADER: 'x-client' },
  });
});
afterAll(() => server.close());
let askers = 0;
beforeEach(async () => {
  askers++;
  server.clock.nowMs = TEST_NOW_MS;
  await server.db.delete(enquiries);
  await server.db.delete(actionResults);
});

async function deliverOpen(
  actions: readonly unknown[],
  { address = `10.0.0.${askers}`, token = '' } = {},
): Promise<DeliveryResult[]> {
  const response = await server.app.request('/trpc/actions.deliverOpen', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ json: { sentAt: TEST_NOW_MS, actions } }),
  });
  const body = (await response.json()) as { result: { data: { json: unknown } } };
  return v.parse(deliveryResponseSchema, body.result.data.json).results;
}
const storedEnquiries = () => server.db.select().from(enquiries);

describe('a visitor who is not signed in', () => {
  it('sends an enquiry, which is stored with its reference', async () => {
    const action = enquiryAction();
    const reference = enquiryReference(action.key);
    expect(await deliverOpen([action])).toEqual([
      { key: action.key, verdict: 'done', rev: 0, answer: { reference, kind: 'visitor' } },
    ]);
    const [row] = await storedEnquiries();
    expect(row).toMatchObject({ reference, sub: null, email: 'anna@example.com', kind: 'visitor' });
    expect(row?.data).toMatchObject({ message: 'I lost a sock.', topic: 'lost' });
  });

  it('gets the same result for every repeat', async () => {
    const action = enquiryAction();
    const answers = [
      await deliverOpen([action]),
      await deliverOpen([action, action]),
      await deliverOpen([action]),
    ];
    expect(new Set(answers.flat().map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it('cannot send another enquiry with a used key', async () => {
    const action = enquiryAction();
    await deliverOpen([action]);
    const other = { ...action, input: { ...(action.input as object), message: 'Another' } };
    expect(await deliverOpen([other])).toMatchObject([{ verdict: 'refused', reason: 'key-reused' }]);
  });

  it('cannot send actions that need an account', async () => {
    const closed = [
      checkInActionNow(ANONYMOUS_SUB),
      checkInActionNow('anna'),
      checkInActionNow(ANONYMOUS_SUB, { name: 'family.set-journey' }),
    ];
    expect(await deliverOpen(closed)).toMatchObject(closed.map(({ key }) => ({ key, reason: 'other-user' })));
    expect(await deliverOpen(closed, { token: server.tokenFor('anna') })).toMatchObject(
      closed.map(() => ({ verdict: 'refused', reason: 'other-user' })),
    );
    expect(await server.db.$count(actionResults)).toBe(0);
    expect(await server.db.$count(checkIns)).toBe(0);
  });

  it('cannot send an action of a signed-in visitor', async () => {
    const results = await deliverOpen([enquiryAction({}, { sub: 'anna' })]);
    expect(results).toMatchObject([{ verdict: 'refused', reason: 'other-user' }]);
    expect(await storedEnquiries()).toEqual([]);
  });

  it('gets `unknown` for actions that this server does not know yet', async () => {
    const actions = [
      enquiryAction({}, { name: 'enquiry.sing' }),
      enquiryAction(),
      enquiryAction({}, { v: 2, lane: 'b' }),
    ];
    expect((await deliverOpen(actions)).map(({ verdict }) => verdict)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(await storedEnquiries()).toEqual([]);
  });

  it.each([
    ['an input that the schema refuses', { email: 'nobody' }, 'invalid-input'],
    ['a file that never came', { attachments: [attachmentOf()] }, 'file-missing'],
    ['a value in the honeypot field', { trap: 'https://spam.example' }, 'looks-automated'],
  ])('is refused for %s', async (_, input, reason) => {
    expect(await deliverOpen([enquiryAction(input)])).toMatchObject([{ verdict: 'refused', reason }]);
    expect(await storedEnquiries()).toEqual([]);
  });

  it('stores an expo without the characters that PostgreSQL cannot hold', async () => {
    const odd = enquiryAction({ expoId: 'a\0b\ud800' });
    expect(await deliverOpen([odd])).toMatchObject([{ verdict: 'done' }]);
    expect(await storedEnquiries()).toMatchObject([{ data: { expoId: 'ab' } }]);
  });

  it('gets a refusal for values that are no actions, without effect on the others', async () => {
    const good = enquiryAction();
    const results = await deliverOpen([null, 7, {}, { ...enquiryAction(), key: 'x' }, good]);
    expect(results.map(({ verdict }) => verdict)).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'done',
    ]);
    expect(results.at(-1)).toMatchObject({ key: good.key });
  });
});

describe('one network', () => {
  it('can send only a limited number per hour, then gets a clear refusal', async () => {
    const actions = Array.from({ length: 6 }, () => enquiryAction());
    const [first] = actions;
    const results = await deliverOpen(actions);
    expect(results.map(({ verdict }) => verdict)).toEqual([...Array(5).fill('done'), 'refused']);
    expect(results.at(-1)).toMatchObject({ reason: 'too-many' });
    // Accepted actions keep their result; refused ones are not stored.
    expect(await deliverOpen([first])).toMatchObject([{ verdict: 'done' }]);
    expect(await server.db.$count(actionResults)).toBe(5);
  });

  it('has a limit of its own, which starts again after an hour', async () => {
    await deliverOpen(Array.from({ length: 6 }, () => enquiryAction()));
    expect(await deliverOpen([enquiryAction()], { address: '192.0.2.7' })).toMatchObject([
      { verdict: 'done' },
    ]);
    server.clock.nowMs += 60 * 60 * 1000;
    expect(await deliverOpen([enquiryAction()])).toMatchObject([{ verdict: 'done' }]);
  });
});

describe('a signed-in visitor', () => {
  it('can send as many per hour as a network, and what is too much waits on the phone', async () => {
    const actions = Array.from({ length: 6 }, () => enquiryAction({}, { sub: 'raj' }));
    const verdicts: unknown[] = [];
    for (const action of actions) verdicts.push((await deliverAction(server, action)).verdict);
    expect(verdicts).toEqual([...Array(5).fill('done'), 'unknown']);
    const [first = enquiryAction(), last = first] = [actions[0], actions[5]];
    expect(await deliverAction(server, first)).toMatchObject({ verdict: 'done' });
    expect(await deliverAction(server, checkInActionNow('raj'))).toMatchObject({ verdict: 'done' });
    server.clock.nowMs += 60 * 60 * 1000;
    expect(await deliverAction(server, last)).toMatchObject({ verdict: 'done' });
  });

  it('deletes the enquiries with the account', async () => {
    await deliverAction(server, enquiryAction({}, { sub: 'mei' }));
    expect(await server.db.$count(enquiries, eq(enquiries.sub, 'mei'))).toBe(1);
    await server.rpcMutate('users.account.delete', undefined, 'mei');
    expect(await storedEnquiries()).toEqual([]);
  });

  it('cannot deliver an anonymous action', async () => {
    expect(await deliverAction(server, enquiryAction(), { as: 'ben' })).toMatchObject({
      verdict: 'refused',
      reason: 'other-user',
    });
  });
});
