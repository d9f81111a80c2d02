import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageFiles = {
  /** Names in the client folder, beside those of every page. */
  scripts: readonly string[];
  /** The rules of everything that the server renders. */
  style: string;
};

const ENTRY = 'src/main.tsx';
const NONE: PageFiles = { scripts: [], style: '' };

/**
 * What a page needs; `source` is its module, such as `src/pages/home/home.tsx`. The build writes the list
 * (`scripts/page-files.ts`), because one script holds many pages, and one style sheet the rules of all.
 */
export function pageFiles(clientFolder: string): (source: string) => PageFiles {
  const files = JSON.parse(readFileSync(join(clientFolder, '.vite/page-files.json'), 'utf8')) as Readonly<
    Record<string, PageFiles>
  >;
  const shared = files[ENTRY] ?? NONE;
  return (source) => {
    const { scripts, style } = files[source] ?? shared;
    return { scripts: scripts.filter((file) => !shared.scripts.includes(file)), style };
  };
}
