import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { resolveHead } from '../../src/app/resolve-head.ts';
import { emptyFlag } from '../../src/domain/routing/offered.ts';
import { flagQueries } from '../../src/platform/flag-queries.ts';

const Page = () => null;

it('A section without content answers, and is not indexed', () => {
  const client = new QueryClient();
  const isHidden = (path: string) =>
    resolveHead({ Page }, client, { path, params: {}, search: new URLSearchParams() }, '2026-11-21').noIndex;
  expect(isHidden('/media')).toBe(false);
  client.setQueryData(flagQueries.all().queryKey, [{ name: emptyFlag('/media'), enabled: true }]);
  expect([isHidden('/media'), isHidden('/articles')]).toEqual([true, false]);
});
