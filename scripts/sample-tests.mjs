// A fork deletes the folder `content`, and with it goes what the tests of the sample look at.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const hasSample = existsSync('content');

/** A first line `// @sample` is for those that expect its phone numbers, postcodes or keywords. */
const ABOUT_SAMPLE = /^\/\/ @sample|'content\/|SAMPLE_FOLDER|openTestDatabase\('seeded'\)/;
const IMPORTS = /from '(\.[^']+)'/g;

/** The test files that read the sample, themselves or by what they import from `tests`. */
export function testsOfSample() {
  const known = new Map();
  const isAbout = (path) => {
    if (known.has(path)) return known.get(path);
    // For modules that import each other.
    known.set(path, false);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const imported = [...text.matchAll(IMPORTS)]
      .map(([, name]) => join(dirname(path), name))
      .filter((name) => name.startsWith('tests/'));
    known.set(path, ABOUT_SAMPLE.test(text) || imported.some(isAbout));
    return known.get(path);
  };
  return readdirSync('tests', { recursive: true })
    .map((name) => join('tests', name))
    .filter((name) => /\.test\.tsx?$/.test(name) && isAbout(name));
}
