import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PageFiles = {
  /** Beside those of every page. */
  scripts: readonly string[];
  /** Of everything that the server renders, those of every page first. */
  styles: readonly string[];
};

const ENTRY = 'src/main.tsx';
const NONE: PageFiles = { scripts: [], styles: [] };

/**
 * The files of a page, as names in the client folder. `source` is the page's module, such as
 * `src/pages/home/home.tsx`. The build writes the list (`vite.config.ts`), because one file holds many pages.
 */
export function pageFiles(clientFolder: string): (source: string) => PageFiles {
  const files = JSON.parse(readFileSync(join(clientFolder, '.vite/page-files.json'), 'utf8')) as Readonly<
    Record<string, PageFiles>
  >;
  const shared = files[ENTRY] ?? NONE;
  return (source) => {
    const { scripts, styles } = files[source] ?? NONE;
    return {
      scripts: scripts.filter((file) => !shared.scripts.includes(file)),
      styles: [...new Set([...shared.styles, ...styles])],
    };
  };
}
