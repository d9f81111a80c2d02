import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentenceOf } from '../../../server/content/problem.ts';
import { listFiles } from '../../../server/content/read/list-files.ts';

// Rights do not stop the root user, so the reading is refused here.
const refuse = (path: string) => Promise.reject(Object.assign(new Error(path), { code: 'EACCES' }));

it('a file that may not be read is an error, and the others are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unreadable-'));
  for (const name of ['brands.csv', 'expos.csv']) await writeFile(join(folder, name), 'id\n');
  const { files, problems, lost } = await listFiles(folder, (path) =>
    path.endsWith('expos.csv') ? refuse(path) : readFile(path),
  );
  expect(files.map(({ path }) => path)).toEqual(['brands.csv']);
  expect([...lost]).toEqual(['expos']);
  expect(problems.map(sentenceOf)).toEqual([
    'expos.csv: cannot be read (EACCES). The user that runs the server needs the right to read it.',
  ]);
  await rm(folder, { recursive: true });
});
