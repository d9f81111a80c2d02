import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { logStarterTexts } from '../../../server/content/refresh-content.ts';
import { readEnv } from '../../../server/env.ts';

const parent = await mkdtemp(join(tmpdir(), 'starter-'));
afterAll(() => rm(parent, { recursive: true }));

let folder: string;
let count = 0;
beforeEach(async () => {
  folder = join(parent, String(count++));
  await runFolderCommand(['new', folder]);
});

const change = async (file: string, edit: (text: string) => string) => {
  const path = join(folder, file);
  await writeFile(path, edit(await readFile(path, 'utf8')));
};
const reminders = async () =>
  ((await runFolderCommand(['check', folder]))?.message ?? '')
    .split('\n')
    .filter((line) => line.includes('the starter’s'));

it('The check names every file that is still the starter’s, and no longer once it is changed', async () => {
  expect(await reminders()).toEqual(
    expect.arrayContaining([
      '  brand/logo.svg: is still the starter’s. Visitors take it for yours.',
      '  pages/privacy-policy.md: is still the starter’s. Visitors take it for yours.',
    ]),
  );
  await change('faqs.csv', (text) => text.replace('below the hall', 'above the hall'));
  expect((await reminders()).join('\n')).not.toContain('faqs.csv');
});

it('A page with another date or one new section is named for the sections that are still the starter’s', async () => {
  await change('pages/privacy-policy.md', (text) =>
    text.replace('2026-03-01', '2026-04-01').replace(/Write here what .*/, 'Nothing at all.'),
  );
  expect((await reminders()).filter((line) => line.includes('privacy'))).toEqual([
    '  pages/privacy-policy.md: “How to reach us” still has the starter’s text. Visitors take it for yours.',
  ]);
});

it('A spreadsheet program that writes other line ends does not make a file the organiser’s own', async () => {
  await change('brands.csv', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
  expect((await reminders()).join('\n')).toContain('brands.csv');
});

it('A server logs at its start what is still the starter’s, and nothing for a folder of one’s own', async () => {
  const lines: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (_: object, message: string) => lines.push(message) };
  await logStarterTexts({ env: readEnv({ CONTENT_DIR: folder }), log });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('  pages/terms-of-use.md: is still the starter’s.');
  await logStarterTexts({ env: readEnv({}), log });
  expect(lines).toHaveLength(1);
});
