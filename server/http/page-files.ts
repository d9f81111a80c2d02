import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

export type PageFiles = {
  /** Without those that every page loads. */
  scripts: readonly string[];
  /** Of everything that the server renders; styles of all pages first. */
  styles: readonly string[];
};

const PAGES = 'src/pages/';

/** The built files of a page, relative to the client folder. `source` is its file, such as `src/pages/home/home.tsx`. */
export function pageFiles(clientFolder: string): (source: string) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = chunksOf(manifest, 'index.html');
  return (source) => {
    const initial = chunksOf(manifest, source, new Set(shell));
    // The server also renders the parts that a page imports later, so their styles are needed at once.
    const later = manifest[source]?.dynamicImports?.filter((name) => name.startsWith(PAGES)) ?? [];
    const rendered = later.reduce((chunks, name) => chunksOf(manifest, name, chunks), new Set(initial));
    return {
      scripts: [...initial].filter((chunk) => !shell.has(chunk)).map(({ file }) => file),
      styles: [...new Set([...rendered].flatMap(({ css = [] }) => css))],
    };
  };
}

/** Adds a chunk and all its static imports to `chunks`, imported chunks first. */
function chunksOf(manifest: Manifest, source: string, chunks = new Set<Chunk>()): Set<Chunk> {
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.add(chunk);
  };
  visit(source);
  return chunks;
}
