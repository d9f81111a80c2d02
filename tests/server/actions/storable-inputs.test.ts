import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ActionInput,
  type ActionName,
  actionDefinitions,
} from '../../../src/domain/delivery/actions.ts';
import { newItemId } from '../../../src/domain/shop/shopping-list.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { visitorEnquiry } from '../../support/enquiry.fixture.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const expoId = 'expo-baby-fair-kl';
const stamp = { at: TEST_NOW_MS, by: 'a1b2c3d4e5f6' };
const itemId = newItemId(TEST_NOW_MS);
const [slug, id] = ['anti-colic-bottle-3-pack', 'message-1'];

/** With every field that an input may have. */
const inputs: { [N in ActionName]: ActionInput<N>[] } = {
  'expo.check-in': [{ expoId }],
  'family.set-journey': [
    {
      isExpecting: true,
      isParent: true,
      dueDate: '2026-12-24',
      children: [{ name: 'Mia', birthDate: '2024-02-29' }],
      interests: ['sleep'],
    },
  ],
  'profile.set': [
    { displayName: 'Anna', fullName: 'Anna Lim', phone: '', language: 'en', avatar: 'bear' as never },
  ],
  'address.put': [
    {
      id: 'address-1',
      label: 'Home',
      recipient: 'Anna Lim',
      phone: '+60 12-345 6789',
      line1: '1 Jalan Satu',
      line2: 'Block A',
      postcode: '50450',
      city: 'Kuala Lumpur',
      state: 'Selangor' as never,
    },
  ],
  'address.remove': [{ id: 'address-1' }],
  'address.make-default': [{ id: 'address-1' }],
  'inbox.read': [{ id, isRead: true }],
  'inbox.read-all': [{ upTo: '2026-12-04T03:30:00.000Z' }],
  'cart.set': [{ slug, quantity: 1, was: 0 }],
  'enquiry.send': [
    visitorEnquiry({ phone: '+60 12-345 6789', expoId }),
    {
      ...visitorEnquiry(),
      kind: 'exhibitor',
      company: 'Cots Ltd',
      phone: '+60 12-345 6789',
      site: 'https://cots.example/shop',
      sells: 'Nursery',
      expoIds: [expoId],
      booth: '3x3',
    },
    { ...visitorEnquiry(), kind: 'online-service', topic: 'orders', orderNumber: '1234' },
  ],
  'wishlist.set': [{ slug, isWished: true }],
  'agenda.set': [
    {
      expoId,
      talkId: 'talk-1',
      isSaved: true,
      talk: { date: '2026-12-04', startTime: '11:00', endTime: '12:00', title: 'Sleep', place: 'Stage' },
    },
  ],
  'shopping-list.put': [
    {
      itemId,
      expoId,
      name: 'Cot',
      booth: 'B12',
      quantity: 1,
      note: 'White',
      priceSen: 100,
      comeBack: true,
      person: 'Mia',
      isTicked: false,
      isOpenElsewhere: false,
      sawAt: TEST_NOW_MS,
    },
  ],
  'shopping-list.tick': [{ itemId, isTicked: true, isOpenElsewhere: false, sawAt: TEST_NOW_MS }],
  'shopping-list.remove': [{ itemId, wasTicked: false, isOpenElsewhere: false, sawAt: TEST_NOW_MS }],
  'shopping-list.merge': [
    {
      expoId,
      items: [
        {
          id: itemId,
          name: 'Cot',
          note: 'White',
          quantity: 2,
          stamps: { name: stamp, note: stamp, quantity: stamp },
        },
      ],
      budget: { sen: 1_000, stamp },
      opened: 1,
    },
  ],
  'shopping-list.set-budget': [{ expoId, budgetSen: 1_000, sawAt: TEST_NOW_MS }],
  'booth.set-visited': [{ expoId, booth: 'B12', isVisited: true }],
  'brand.follow': [{ slug: 'aurora', isFollowed: true }],
};

type Path = readonly string[];

/** Where an input has a text or a number. */
function leavesOf(value: unknown, kind: 'string' | 'number', path: Path = []): Path[] {
  if (typeof value === kind) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, kind, [...path, key]));
}

function withChange(value: unknown, [key, ...rest]: Path, change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withChange(copy[key], rest, change);
  return copy;
}

const places = (kind: 'string' | 'number') =>
  (Object.keys(inputs) as ActionName[]).flatMap((name) =>
    inputs[name].flatMap((input) => leavesOf(input, kind).map((path) => ({ name, input, path }))),
  );

async function verdictOf(name: ActionName, input: unknown): Promise<string> {
  const lane = actionDefinitions[name].lane();
  const action = actionOf({ name, input, lane, sub: randomUUID(), tappedAt: TEST_NOW_MS });
  return (await deliverAction(server, action)).verdict;
}

it('each of these inputs is understood', async () => {
  for (const name of Object.keys(inputs) as ActionName[])
    for (const input of inputs[name]) {
      const action = actionOf({
        name,
        input,
        lane: actionDefinitions[name].lane(),
        sub: randomUUID(),
        tappedAt: TEST_NOW_MS,
      });
      expect([name, await deliverAction(server, action)]).not.toMatchObject([
        name,
        { reason: 'invalid-input' },
      ]);
    }
});

it('a text that the database refuses blocks no lane, wherever it is in an input', async () => {
  const unstorable = fc.constantFrom('\0', '\ud800', '\udc00', '\ude00\ud83d');
  for (const { name, input, path } of places('string'))
    await fc.assert(
      fc.asyncProperty(unstorable, fc.constantFrom('start', 'end', 'alone'), async (bad, where) => {
        const change = (text: unknown) =>
          ({ start: `${bad}${text}`, end: `${text}${bad}`, alone: bad })[where];
        expect([name, path, await verdictOf(name, withChange(input, path, change))]).not.toContain('unknown');
      }),
      { numRuns: 12 },
    );
});

it('a number that the database refuses blocks no lane, wherever it is in an input', async () => {
  const numbers = [2 ** 31, 2 ** 63, 1e308, -1e308, -1, -0, 0.5, Number.NaN, Infinity, Number.MIN_VALUE];
  for (const { name, input, path } of places('number'))
    for (const number of numbers)
      expect([
        name,
        path,
        number,
        await verdictOf(
          name,
          withChange(input, path, () => number),
        ),
      ]).not.toContain('unknown');
});

it('a day or an instant of a year that the database has not blocks no lane', async () => {
  const days = ['0000-01-01', '0001-01-01', '9999-12-31'];
  for (const day of days) {
    const upTo = [`${day}T00:00:00.000Z`, `${day}T23:59:59-12:00`, `${day}T00:00:00+14:00`];
    for (const instant of upTo)
      expect([instant, await verdictOf('inbox.read-all', { upTo: instant })]).not.toContain('unknown');
    const [agenda] = inputs['agenda.set'];
    expect([
      day,
      await verdictOf(
        'agenda.set',
        withChange(agenda, ['talk', 'date'], () => day),
      ),
    ]).not.toContain('unknown');
  }
});
