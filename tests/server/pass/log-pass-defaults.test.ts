import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { logPassDefaults } from '../../../server/pass/log-pass-defaults.ts';

function loggedFor(name: string, settings: Record<string, string> = {}): string[] {
  const lines: string[] = [];
  const line = (_: object, message: string) => lines.push(message);
  logPassDefaults({ env: readEnv(settings), log: { info: line, warn: line, error: line } }, name);
  return lines;
}

it('A start under another name than the sample’s names each setting of the pass that is still the sample’s', () => {
  expect(loggedFor('Mama Fest')).toEqual([
    'The codes of passes still hold the sample’s VITE_PASS_ISSUER (yhello) and VITE_APP_LINK (yhello://pass?token=). Set your own before visitors come: see “Settings” in README.md.',
  ]);
  const [line] = loggedFor('Mama Fest', { VITE_PASS_ISSUER: 'mama-fest' });
  expect(line).toContain('sample’s VITE_APP_LINK (yhello://pass?token=). Set');
  const settings = { VITE_PASS_ISSUER: 'mama-fest', VITE_APP_LINK: 'https://mama.example/pass#' };
  expect(loggedFor('Mama Fest', settings)).toEqual([]);
  expect(loggedFor('Yhello')).toEqual([]);
});
