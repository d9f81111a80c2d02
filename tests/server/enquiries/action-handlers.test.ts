import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionLedger, checkIns, enquiries } from '../../../server/db/schema.ts';
import { networkOfIp } from '../../../server/rate-limit/network-rate-limit.ts';
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
  await server.db.delete(actionLedger);
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
const kept = () => server.db.select().from(enquiries);

describe('somebody who is not signed in', () => {
  it('sends an enquiry, and it is kept with its number', async () => {
    const action = enquiryAction();
    const reference = enquiryReference(action.key);
    expect(await deliverOpen([action])).toEqual([
      { key: action.key, verdict: 'done', rev: 0, answer: { reference, kind: 'visitor' } },
    ]);
    const [row] = await kept();
    expect(row).toMatchObject({ reference, sub: null, email: 'anna@example.com', kind: 'visitor' });
    expect(row?.data).toMatchObject({ message: 'I lost a sock.', topic: 'lost' });
  });

  it('is answered the same however often it is sent', async () => {
    const action = enquiryAction();
    const answers = [
      await deliverOpen([action]),
      await deliverOpen([action, action]),
      await deliverOpen([action]),
    ];
    expect(new Set(answers.flat().map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('cannot send under a key what was not sent under it first', async () => {
    const action = enquiryAction();
    await deliverOpen([action]);
    const other = { ...action, input: { ...(action.input as object), message: 'Another' } };
    expect(await deliverOpen([other])).toMatchObject([{ verdict: 'refused', reason: 'key-reused' }]);
  });

  it('does nothing that needs an account', async () => {
    const closed = [
      checkInActionNow(ANONYMOUS_SUB),
      checkInActionNow('anna'),
      checkInActionNow(ANONYMOUS_SUB, { name: 'family.set-journey' }),
    ];
    expect(await deliverOpen(closed)).toMatchObject(closed.map(({ key }) => ({ key, reason: 'other-user' })));
    expect(await deliverOpen(closed, { token: server.tokenFor('anna') })).toMatchObject(
      closed.map(() => ({ verdict: 'refused', reason: 'other-user' })),
    );
    expect(await server.db.$count(actionLedger)).toBe(0);
    expect(await server.db.$count(checkIns)).toBe(0);
  });

  it('does not speak for a visitor', async () => {
    const results = await deliverOpen([enquiryAction({}, { sub: 'anna' })]);
    expect(results).toMatchObject([{ verdict: 'refused', reason: 'other-user' }]);
    expect(await kept()).toEqual([]);
  });

  it('is left waiting with what this server does not know yet', async () => {
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
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['an input that the schema refuses', { email: 'nobody' }, 'invalid-input'],
    ['a file that never came', { attachments: [attachmentOf()] }, 'file-missing'],
    ['the field that only a machine fills', { trap: 'https://spam.example' }, 'looks-automated'],
  ])('is refused for %s', async (_, input, reason) => {
    expect(await deliverOpen([enquiryAction(input)])).toMatchObject([{ verdict: 'refused', reason }]);
    expect(await kept()).toEqual([]);
  });

  it('is refused what is no action at all, without harm to the rest', async () => {
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
  it('sends so many in an hour, then is told so clearly', async () => {
    const actions = Array.from({ length: 6 }, () => enquiryAction());
    const [first] = actions;
    const results = await deliverOpen(actions);
    expect(results.map(({ verdict }) => verdict)).toEqual([...Array(5).fill('done'), 'refused']);
    expect(results.at(-1)).toMatchObject({ reason: 'too-many' });
    // What was taken keeps its answer; what was not leaves no trace.
    expect(await deliverOpen([first])).toMatchObject([{ verdict: 'done' }]);
    expect(await server.db.$count(actionLedger)).toBe(5);
  });

  it('does not use up what another has, and has as much again an hour later', async () => {
    await deliverOpen(Array.from({ length: 6 }, () => enquiryAction()));
    expect(await deliverOpen([enquiryAction()], { address: '192.0.2.7' })).toMatchObject([
      { verdict: 'done' },
    ]);
    server.clock.nowMs += 60 * 60 * 1000;
    expect(await deliverOpen([enquiryAction()])).toMatchObject([{ verdict: 'done' }]);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::ffff%eth0', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is of network %s', (address, network) => {
    expect(networkOfIp(address)).toBe(network);
  });
});

describe('somebody who is signed in', () => {
  it('sends in their own name, as often as they like, and it goes with the account', async () => {
    for (let i = 0; i < 7; i++)
      expect(await deliverAction(server, enquiryAction({}, { sub: 'mei' }))).toMatchObject({
        verdict: 'done',
      });
    expect(await server.db.$count(enquiries, eq(enquiries.sub, 'mei'))).toBe(7);
    await server.rpcMutate('users.account.delete', undefined, 'mei');
    expect(await kept()).toEqual([]);
  });

  it('does not deliver what is nobody’s', async () => {
    expect(await deliverAction(server, enquiryAction(), { as: 'ben' })).toMatchObject({
      verdict: 'refused',
      reason: 'other-user',
    });
  });
});
