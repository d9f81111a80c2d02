import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/**
 * The scripts of a page beside those of every page, as hints: they come together with the shell, instead of one after
 * the other once it runs. `source` is the page's file, such as `src/pages/home.tsx`.
 */
export function pageScripts(clientFolder: string): (source: string) => string {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = filesOf(manifest, 'index.html');
  return (source) =>
    [...filesOf(manifest, source)]
      .filter((file) => !shell.has(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('');
}

function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen);
  return seen;
}
