import { expect, it } from 'vitest';
import { usableFirst } from '../../../src/domain/shop/usable-first.ts';

const TODAY = '2026-11-21';
const item = (status: string, expiresOn: string) => ({ status, expiresOn });

it('Usable vouchers come first, the soonest to expire on top; the rest begins with the latest', () => {
  const used = item('used', '2026-12-12');
  const expired = item('expired', '2026-11-13');
  const later = item('ready', '2027-01-31');
  const sooner = item('ready', '2026-12-08');
  const given = [expired, later, used, sooner];
  expect(usableFirst(given, TODAY)).toEqual({ usable: [sooner, later], over: [used, expired] });
  expect(given[0]).toBe(expired);
  expect(usableFirst([], TODAY)).toEqual({ usable: [], over: [] });
});

it('A voucher that was loaded on its last day has expired on the next one, and a used one stays used', () => {
  const [lastDay, used] = [item('ready', TODAY), item('used', TODAY)];
  expect(usableFirst([lastDay, used], TODAY).usable).toEqual([lastDay]);
  expect(usableFirst([lastDay, used], '2026-11-22')).toEqual({
    usable: [],
    over: [used, item('expired', TODAY)],
  });
});
