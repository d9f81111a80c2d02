// Which test files are about something, for what runs or leaves out some of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTS = /from '(\.[^']+)'/g;

/** The test files in which this stands, in themselves or in what they import from `tests`. */
export function testFilesWith(pattern) {
  const known = new Map();
  const isAbout = (path) => {
    if (known.has(path)) return known.get(path);
    // For modules that import each other.
    known.set(path, false);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const imported = [...text.matchAll(IMPORTS)]
      .map(([, name]) => join(dirname(path), name))
      .filter((name) => name.startsWith('tests/'));
    known.set(path, pattern.test(text) || imported.some(isAbout));
    return known.get(path);
  };
  return readdirSync('tests', { recursive: true })
    .map((name) => join('tests', name))
    .filter((name) => /\.test\.tsx?$/.test(name) && isAbout(name));
}
