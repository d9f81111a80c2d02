import { transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { styleTargets } from './browsers.ts';
import { LAYERS } from './style-sheets.ts';

type PageFiles = {
  /** Names in the client folder, with those of what the page's script imports. */
  scripts: string[];
  /** The rules of everything that the server renders, minified. */
  style: string;
};

type Bundle = Rolldown.OutputBundle;
type Graph = (id: string) => readonly string[];

const ENTRY = '/src/main.tsx';
const isPage = (id: string) => /\/src\/pages\/.*\.tsx$/.test(id);

/**
 * Writes which scripts and which rules each page needs (`.vite/page-files.json`), for the server to name and inline in
 * its HTML. Vite's own manifest does not tell: one script holds many pages, and one style sheet the rules of all.
 */
export function pageFiles(): Plugin {
  const compiledStyles = new Map<string, string>();
  return {
    name: 'page-files',
    apply: 'build',
    // Without `enforce` this comes between Vite's compiling of a style and its collecting of all styles.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        compiledStyles.set(id, code);
      },
    },
    generateBundle(_, bundle) {
      const importsOf: Graph = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      // The server renders what a page imports later of its own, too.
      const laterParts: Graph = (id) => this.getModuleInfo(id)?.dynamicallyImportedIds.filter(isPage) ?? [];
      const chunkOf = chunksByModule(bundle);
      const entry = [...chunkOf.keys()].find((id) => id.endsWith(ENTRY));
      if (!entry) return this.error(`${ENTRY} is in no script`);
      const styleOf = (id: string) => {
        const modules = inOrderOfExecution([entry, id, ...laterParts(id)], importsOf);
        const css = modules.map((name) => compiledStyles.get(name) ?? '').join('\n');
        return minify(css.replace(/__VITE_ASSET__(\w+)__/g, (_match, file) => `/${this.getFileName(file)}`));
      };
      const files: Record<string, PageFiles> = {};
      for (const id of [entry, ...[...chunkOf.keys()].filter(isPage)])
        files[id.slice(id.indexOf('/src/') + 1)] = { scripts: scriptsOf(id, bundle), style: styleOf(id) };
      this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(files) });
    },
  };
}

const chunks = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');
const chunksByModule = (bundle: Bundle) =>
  new Map(chunks(bundle).flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName] as const)));

/** The script that holds a module, after those that it imports. */
function scriptsOf(id: string, bundle: Bundle): string[] {
  const first = chunksByModule(bundle).get(id);
  return inOrderOfExecution(first ? [first] : [], (name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.imports : [];
  });
}

/** Everything that is reachable, each once, after what it imports. */
function inOrderOfExecution(roots: readonly string[], importsOf: Graph): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(id).forEach(visit);
    ordered.push(id);
  };
  roots.forEach(visit);
  return ordered;
}

/** With the browsers of the app's sheet as targets: then minifying changes no colour of a page. */
const minify = (css: string) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(LAYERS + css),
    minify: true,
    targets: styleTargets,
  }).code.toString();
