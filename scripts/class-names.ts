import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** The style modules, as paths from the project's folder. */
const styleModules = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `src/${path.split(sep).join('/')}`)
    .sort();

const hashOf = (path: string) =>
  createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '');

/**
 * A suffix for each file: the shortest beginnings of their hashes in which they differ, of two characters or more.
 * Unlike a number in a row it seldom changes when a file is added, so that an update seldom fetches unchanged scripts
 * again.
 */
export function classSuffixes(paths: readonly string[]): Map<string, string> {
  const suffixes = new Map<string, string>();
  for (let length = 2, left = paths; left.length > 0; length++) {
    const short = (path: string) => hashOf(path).slice(0, length);
    const counts = new Map<string, number>();
    for (const path of left) counts.set(short(path), (counts.get(short(path)) ?? 0) + 1);
    for (const path of left) if (counts.get(short(path)) === 1) suffixes.set(path, short(path));
    left = left.filter((path) => !suffixes.has(path));
  }
  return suffixes;
}

/** For each of some names its shortest beginning that begins no other: `he` for `heart` beside `hint`. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const short = (name: string) => {
    for (let length = 1; length < name.length; length++) {
      const start = name.slice(0, length);
      if (!names.some((other) => other !== name && other.startsWith(start))) return start;
    }
    return name;
  };
  return new Map(names.map((name) => [name, short(name)]));
}

/** What may be a class in a style module: too many do no harm. */
const classesIn = (path: string): string[] => [
  ...new Set([...readFileSync(path, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
];

/**
 * Leaves the names of animations out of what a style module gives to scripts, where nothing reads them. Changes
 * `names`.
 */
export function dropAnimationNames(file: string, names: Record<string, string>): void {
  const classes = classesIn(file);
  for (const name of Object.keys(names)) if (!classes.includes(name)) delete names[name];
}

/**
 * Names for the classes of the style modules: `he-x7` for `heart`. They are in scripts, styles and documents, where
 * Vite's own (`_heart_1ryen_2`) weigh about 4 KB more.
 */
export function shortClassNames(): (name: string, file: string) => string {
  let suffixes = classSuffixes(styleModules());
  const names = new Map<string, Map<string, string>>();
  return (name, file) => {
    const path = relative(process.cwd(), file.replace(/\?.*$/, '')).split(sep).join('/');
    // Added while the development server runs.
    if (!suffixes.has(path)) suffixes = classSuffixes([...styleModules(), path].sort());
    if (!names.get(path)?.has(name)) names.set(path, shortNames(classesIn(path)));
    return `${names.get(path)?.get(name) ?? name}-${suffixes.get(path)}`;
  };
}
