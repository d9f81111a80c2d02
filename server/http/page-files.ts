import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

export type PageFiles = {
  /** Beside those of every page. */
  scripts: readonly string[];
  /** Of all that the server draws, those of every page first. */
  styles: readonly string[];
};

const PAGES = 'src/pages/';

/** What a page is made of, as names in the client folder. `source` is the page's file, such as `src/pages/home/home.tsx`. */
export function pageFiles(clientFolder: string): (source: string) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = chunksOf(manifest, 'index.html');
  return (source) => {
    const first = chunksOf(manifest, source, new Set(shell));
    // What a page brings later of its own is drawn by the server all the same.
    const later = manifest[source]?.dynamicImports?.filter((name) => name.startsWith(PAGES)) ?? [];
    const drawn = later.reduce((found, name) => chunksOf(manifest, name, found), new Set(first));
    return {
      scripts: [...first].filter((chunk) => !shell.has(chunk)).map(({ file }) => file),
      styles: [...new Set([...drawn].flatMap(({ css = [] }) => css))],
    };
  };
}

/** A chunk and all that it imports, what is imported first. */
function chunksOf(manifest: Manifest, source: string, found = new Set<Chunk>()): Set<Chunk> {
  const looked = new Set<string>();
  const look = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || looked.has(name)) return;
    looked.add(name);
    for (const other of chunk.imports ?? []) look(other);
    found.add(chunk);
  };
  look(source);
  return found;
}
