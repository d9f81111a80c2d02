import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { paths } from '../../../src/domain/routing/paths.ts';
import {
  isShared,
  offeredItem,
  readShared,
  SHARE_PARAMS,
  sharedItemPath,
} from '../../../src/domain/shop/shared-item.ts';
import { itemStateSchema } from '../../../src/domain/shop/shopping-list.ts';

const ORIGIN = 'https://app.example';
const read = (fields: Record<string, string>) => readShared(new URLSearchParams(fields), ORIGIN);

it('A link to a product of ours is that product, wherever the other app put it', () => {
  const ours = { slug: 'grip-socks', name: '', note: '' };
  const link = `${ORIGIN}/products/grip-socks?from=chat#top`;
  expect(read({ url: link })).toEqual(ours);
  expect(read({ title: 'Grip socks', text: `Look: ${link}` })).toEqual(ours);
  expect(read({ url: `${ORIGIN}/products/grip-socks/` })).toEqual(ours);
});

it('Any other link becomes an item by its title, with site and path as the note', () => {
  expect(read({ title: 'Pram X2', url: 'https://shop.example/prams/x2/?ref=1' })).toEqual({
    slug: null,
    name: 'Pram X2',
    note: 'shop.example/prams/x2',
  });
  expect(read({ text: 'A cot for Mei\nhttps://shop.example/cot' })).toMatchObject({
    name: 'A cot for Mei',
    note: 'shop.example/cot',
  });
  expect(read({ url: 'https://shop.example/' })).toEqual({ slug: null, name: 'shop.example', note: '' });
  expect(read({ text: 'https://other.example/products/grip-socks' })).toMatchObject({ slug: null });
});

it('Text without a link is an item', () => {
  expect(read({ text: ' two  packs\tof wipes ' })).toEqual({
    slug: null,
    name: 'two packs of wipes',
    note: '',
  });
});

it('An empty share gives no item', () => {
  expect([read({}), read({ text: '' }), read({ title: ' \n ' })]).toEqual([null, null, null]);
  expect(isShared(new URLSearchParams('expoSlug=fair'))).toBe(false);
  expect(isShared(new URLSearchParams('url='))).toBe(true);
});

it('No key, password or mail address of a link is kept', () => {
  const link =
    'https://anna:secret@shop.example/cot?token=secret&mail=anna@secret.example#access_token=secret';
  for (const fields of [{ url: link }, { text: `See ${link}` }, { title: link }])
    expect(JSON.stringify(read(fields))).not.toContain('secret');
});

it('Whatever is shared fits an item', () => {
  const fields = fc.record(
    {
      title: fc.string({ unit: 'binary' }),
      text: fc.string({ unit: 'binary', maxLength: 500 }),
      url: fc.webUrl({ withQueryParameters: true }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fields, (shared) => {
      const item = read(shared);
      if (!item || item.slug !== null) return;
      const state = { id: crypto.randomUUID(), name: item.name, note: item.note, stamps: {} };
      expect(v.safeParse(itemStateSchema, state).success).toBe(true);
      expect(item.name.isWellFormed()).toBe(true);
    }),
  );
});

it('The address that offers it holds what was read, and nothing else of what was shared', () => {
  for (const shared of [
    { url: `${ORIGIN}/products/grip-socks?token=secret` },
    { title: 'Pram & cot', url: 'https://shop.example/x?token=secret' },
  ]) {
    const address = new URL(sharedItemPath(read(shared)), ORIGIN);
    expect(address.href).not.toContain('secret');
    expect(isShared(address.searchParams)).toBe(false);
    expect(offeredItem(address.searchParams)).toEqual(read(shared));
  }
  expect(sharedItemPath(null)).toBe(paths.shoppingList);
  expect(offeredItem(new URLSearchParams('add=%20&note=x'))).toBeNull();
});

it('The manifest shares with the list, under the names that are read', () => {
  const { share_target } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  expect(share_target).toEqual({
    action: paths.shoppingList,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: Object.fromEntries(SHARE_PARAMS.map((name) => [name, name])),
  });
});
