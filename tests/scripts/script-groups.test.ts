import { expect, test } from 'vitest';
import { scriptGroupOf, scriptGroups } from '../../scripts/script-groups.ts';

test('A module goes with the script that its first line names', () => {
  expect(scriptGroupOf('pages/shop/brand.tsx', '// @script brand\n\nexport {};')).toBe('brand');
});

test('A module without that line goes with its folder, the innermost first', () => {
  expect(scriptGroupOf('platform/http.ts', 'export {};')).toBe('venue');
  expect(scriptGroupOf('platform/sentry/safe-span.ts', 'export {};')).toBe('sentry');
  expect(scriptGroupOf('ui/link.tsx', 'export {};')).toBeUndefined();
});

test('A name that no script has ends the build', () => {
  expect(() => scriptGroupOf('ui/link.tsx', '// @script pieecs\n')).toThrow('src/ui/link.tsx');
});

test('A module belongs to one script at most', () => {
  const source = new URL('../../src/ui/card.tsx', import.meta.url).pathname;
  const names = scriptGroups()
    .filter(({ test }) => test(source))
    .map(({ name }) => name);
  expect(names).toEqual(['pieces']);
});
