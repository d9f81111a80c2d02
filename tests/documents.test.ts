import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasSample } from '../scripts/sample-tests.mjs';

const recordNames = readdirSync('docs/decisions');
const documents = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/what-the-text-promises.md'],
  ...['docs/add-a-page.md', 'docs/add-an-offline-action.md'],
  ...recordNames.map((name) => join('docs/decisions', name)),
];
/** A file of ours: by its path, or a test or journey by its name alone. */
const NAMED =
  /`((?:(?:src|sw|server|scripts|tests|docs)\/[\w./-]+|[\w.-]+\.(?:test|journey))\.(?:tsx?|mjs|md))`/g;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => `/${join(folder, String(name))}`);
const files = ['src', 'sw', 'server', 'scripts', 'tests', 'docs', ...(hasSample ? ['content'] : [])].flatMap(
  filesIn,
);

it('Every file that a document names as its proof exists', () => {
  const missing = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(NAMED)]
      .filter(([, named]) => !files.some((file) => file.endsWith(`/${named}`)))
      .map(([, named]) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

it('Every record of a decision has a number of its own, which its title repeats', () => {
  const numbers = recordNames.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  for (const name of recordNames)
    expect(readFileSync(join('docs/decisions', name), 'utf8'), name).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 3))}\\. `),
    );
});

/**
 * What could not be kept, in the words that visitors read. `docs/what-the-text-promises.md` says what stands there now.
 */
const WITHDRAWN = [
  /reserve now/i,
  /buy before the doors/i,
  /in stock[^.]* online/i,
  /cards? can be blocked/i,
  /vouchers a minute later/i,
  /check the signal/i,
  /\b(220|two hundred and twenty|140|90) brands/i,
  /eight (expos|times) a year/i,
  /we remind you/i,
  /buy at a booth/i,
  /may hold offers/i,
  /until the item is collected/i,
];

it('No sentence that was withdrawn stands in the product again', () => {
  const found = files
    .map((file) => file.slice(1))
    .filter((file) => /^(src|server|content)\/.*\.(tsx?|json|csv|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
      return WITHDRAWN.filter((sentence) => sentence.test(text)).map((sentence) => `${file}: ${sentence}`);
    });
  expect(found).toEqual([]);
});
