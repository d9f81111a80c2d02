import { expect, it } from 'vitest';
import { sharedExpoPath } from '../../../src/pages/expo/shared-expo-path.ts';

const shared = (query: string) => sharedExpoPath('fair', new URLSearchParams(query), '2026-12-04');

it.each([
  ['the day', 'day=2026-12-05', 'day=2026-12-05'],
  ['the day and the place', 'place=Main+stage&day=2026-12-05', 'day=2026-12-05&place=Main+stage'],
  ['a place, with the day that it is shown for', 'place=Main+stage', 'day=2026-12-04&place=Main+stage'],
  ['a search, which goes through all days', 'place=Main+stage&text=sleep', 'place=Main+stage&text=sleep'],
])('What is shared of an expo shows the programme as its visitor sees it: %s', (_, query, filter) => {
  expect(shared(`expoSlug=fair&${query}`)).toBe(`/expo?expoSlug=fair&${filter}#programme`);
});

it('Without a filter the expo is shared, and nothing that only its visitor has in the address', () => {
  expect(shared('expoSlug=fair&menu=open&text=+')).toBe('/expo?expoSlug=fair');
});
