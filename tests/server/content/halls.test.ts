import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentenceOf } from '../../../server/content/problem.ts';
import { readFolder } from '../../../server/content/read/read-folder.ts';
import { SAMPLE_FOLDER } from '../../support/sample-content.ts';

const PLAN = 'halls/new-parents-kl-hall-1.svg';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halls-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => cp(SAMPLE_FOLDER, folder, { recursive: true }));

/** What is found in the folder after a text in the plan was replaced. */
async function problemsAfter(from: string, to: string): Promise<string[]> {
  const plan = await readFile(join(folder, PLAN), 'utf8');
  expect(plan).toContain(from);
  await writeFile(join(folder, PLAN), plan.replace(from, to));
  return (await readFolder(folder)).problems.map(sentenceOf);
}

it('A drawing with something that cannot be used is named with its line', async () => {
  expect(await problemsAfter('</title>', '</title>\n<script>alert(1)</script>')).toContain(
    `${PLAN}, line 3: <script> can’t be used in a plan.`,
  );
});

it('A plan of an expo that does not exist is an error', async () => {
  expect(await problemsAfter('"expo-new-parents-kl"', '"expo-x"')).toContainEqual(
    expect.stringMatching(/data-expo: There is no “expo-x” in expos\. Its ids are: .*expo-new-parents-kl/),
  );
});

it('A booth that its plan does not show is worth a look', async () => {
  const problems = await problemsAfter('data-booth="N10"', 'data-booth="N11"');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^exhibitors\.csv, row \d+, .*booth.*: N10, the booth of .+, is not on the plan of Hall 1 \(halls\/new-parents-kl-hall-1\.svg\)\. The brand is listed, but not on the map\.$/,
  );
});

it('A plan of a hall without an exhibitor is worth a look', async () => {
  expect(await problemsAfter('data-hall="Hall 1"', 'data-hall="Hall 9"')).toContain(
    `${PLAN}, data-hall: No exhibitor is in “Hall 9” of expo-new-parents-kl.`,
  );
});

it('A hall or a stage that no plan of its expo shows is named once, with those that there are', async () => {
  await writeFile(
    join(folder, 'exhibitors.csv'),
    (await readFile(join(folder, 'exhibitors.csv'), 'utf8')).replace(
      /(expo-new-parents-kl),Hall 1,/g,
      '$1,Hall One,',
    ),
  );
  await writeFile(
    join(folder, 'programme.csv'),
    (await readFile(join(folder, 'programme.csv'), 'utf8')).replace(
      /^(.*,expo-baby-fair-kl,.*),Main stage$/m,
      '$1,Mane stage',
    ),
  );
  expect((await readFolder(folder)).problems.map(sentenceOf)).toEqual([
    `${PLAN}, data-hall: No exhibitor is in “Hall 1” of expo-new-parents-kl.`,
    expect.stringMatching(
      /^exhibitors\.csv, row \d+, column D \(hall\): There is no plan of “Hall One”\. expo-new-parents-kl has plans of: Hall 1\.$/,
    ),
    expect.stringMatching(
      /^programme\.csv, row \d+, .*\(place\): “Mane stage” is on no plan of expo-baby-fair-kl\. On its plans are: Workshop room, Main stage, .*, Hall 1, Hall 2, .*\.$/,
    ),
  ]);
});

it('Brands may share a booth, which the check names; one brand twice at a booth, or a booth in two halls, is an error', async () => {
  const path = join(folder, 'exhibitors.csv');
  const text = await readFile(path, 'utf8');
  const [, brand, expo, hall, booth] = text.split('\n')[1]?.split(',') ?? [];
  const errorsWith = async (row: string) => {
    await writeFile(path, `${text.trimEnd()}\n${row}\n`);
    return (await readFolder(folder)).problems.map(sentenceOf);
  };
  expect(await errorsWith(`x,b002,${expo},${hall},${booth}`)).toEqual([
    expect.stringContaining(`${booth} is the booth of ${brand}, too.`),
  ]);
  expect(await errorsWith(`x,b002,${expo},${hall},TBC`)).toEqual([
    expect.stringContaining('still to be confirmed'),
  ]);
  // Several wait for their booths, in more than one hall.
  const waiting = await errorsWith(`x,b002,${expo},${hall},TBC\ny,b004,${expo},Hall 2,TBC`);
  expect(waiting).toHaveLength(2);
  for (const problem of waiting) expect(problem).toContain('still to be confirmed');
  expect(await errorsWith(`x,${brand},${expo},${hall},${booth}`)).toEqual([
    expect.stringContaining(`“${expo}, ${brand}, ${booth}” is there already`),
  ]);
  expect(await errorsWith(`x,b002,${expo},Hall 2,${booth}`)).toContainEqual(
    expect.stringContaining(`${booth} is in ${hall} already. At an expo, no two halls have the same booth.`),
  );
});
