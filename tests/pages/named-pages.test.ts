import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import * as article from '../../src/pages/read/article.tsx';
import * as mediaArticle from '../../src/pages/read/media-article.tsx';
import * as brand from '../../src/pages/shop/brand.tsx';
import * as product from '../../src/pages/shop/product.tsx';

it.each([
  ['Brand', brand],
  ['Product', product],
  ['Article', article],
  ['Article', mediaArticle],
])('Until its name is known, a page is called %s: a slug is no name', (title, { head }) => {
  const slug = 'moon-and-mallow';
  const address = { path: `/things/${slug}`, params: { slug }, search: new URLSearchParams() };
  expect(head?.(new QueryClient(), address, '2026-11-21')).toMatchObject({ title, heading: null });
});
