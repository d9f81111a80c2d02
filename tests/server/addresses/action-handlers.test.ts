import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActionName } from '../../../src/domain/delivery/actions.ts';
import { addressSchema, MAX_ADDRESSES } from '../../../src/domain/visitor/address.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const deliver = (name: ActionName, input: object, as = sub, tappedAt = TEST_NOW_MS) =>
  deliverAction(server, actionOf({ name, lane: 'address', input, sub: as, tappedAt }));
const query = async (path: string, as = sub) => (await server.rpcQuery(path, undefined, as)).data;

describe('Addresses', () => {
  const addressWith = (id: string, label = 'Home') => ({
    id,
    label,
    recipient: 'Mei',
    phone: '012-345 6789',
    line1: '1 Jalan Bunga',
    line2: '',
    postcode: '50480',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
  });
  const list = async (as = sub) => v.parse(v.array(addressSchema), await query('users.addresses.list', as));

  it('are added, changed and removed; the default moves to another one', async () => {
    const [home, office] = [randomUUID(), randomUUID()];
    await deliver('address.put', addressWith(home));
    await deliver('address.put', addressWith(office, 'Office'));
    expect((await list()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Home', true],
      ['Office', false],
    ]);
    await deliver('address.make-default', { id: office });
    await deliver('address.put', addressWith(office, 'Work'));
    expect((await list()).find(({ isDefault }) => isDefault)).toMatchObject({
      label: 'Work',
      phone: '+60123456789',
    });
    expect(await deliver('address.remove', { id: office })).toMatchObject({ verdict: 'done' });
    expect((await list()).map(({ label, isDefault }) => [label, isDefault])).toEqual([['Home', true]]);
  });

  it('are not replaced by an earlier change that is delivered later', async () => {
    const id = randomUUID();
    await deliver('address.put', addressWith(id, 'Home'), sub, TEST_NOW_MS - 7_200_000);
    await deliver('address.put', addressWith(id, 'New flat'));
    const late = await deliver('address.put', addressWith(id, 'Old flat'), sub, TEST_NOW_MS - 3_600_000);
    expect(late).toMatchObject({ verdict: 'done', answer: { label: 'New flat' } });
    expect((await list()).map(({ label }) => label)).toEqual(['New flat']);
  });

  it('have what two phones changed apart from each other; of one part the later change counts', async () => {
    const id = randomUUID();
    const was = { ...addressWith(id), phone: '+60123456789' };
    await deliver('address.put', was, sub, TEST_NOW_MS - 7_200_000);
    await deliver('address.put', { ...was, label: 'Rumah', recipient: 'Mei Ling', was });
    const street = { line1: '9 Jalan Raya', city: 'Ipoh', state: 'Perak', postcode: '30000' };
    const late = { ...was, ...street, recipient: 'M', was };
    expect(await deliver('address.put', late, sub, TEST_NOW_MS - 3_600_000)).toMatchObject({
      answer: { label: 'Rumah', ...street },
    });
    expect(await list()).toMatchObject([{ ...street, label: 'Rumah', recipient: 'Mei Ling' }]);
    expect(await deliver('address.put', late, sub, TEST_NOW_MS - 3_600_000)).toMatchObject({
      answer: { isReplaced: true },
    });
  });

  it('of another visitor cannot be changed', async () => {
    const [otherId, otherSub] = [randomUUID(), randomUUID()];
    await deliver('address.put', addressWith(otherId), otherSub);
    expect(await deliver('address.put', addressWith(otherId, 'Mine'))).toMatchObject({
      verdict: 'refused',
      reason: 'invalid-input',
    });
    await deliver('address.remove', { id: otherId });
    await deliver('address.make-default', { id: otherId });
    expect((await list(otherSub)).map(({ label }) => label)).toEqual(['Home']);
    expect(await list()).toEqual([]);
  });

  it('are limited in number', async () => {
    for (let i = 0; i < MAX_ADDRESSES; i++) await deliver('address.put', addressWith(randomUUID(), `${i}`));
    expect(await deliver('address.put', addressWith(randomUUID()))).toMatchObject({
      verdict: 'refused',
      reason: 'list-full',
    });
    expect(await list()).toHaveLength(MAX_ADDRESSES);
  });
});
