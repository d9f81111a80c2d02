import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// Leaves out of libraries what this app does not use.

/** Icons without the library's settings; the server's drawing and the page's must agree, so both are built so. */
export const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) =>
    source.endsWith('/createLucideIcon.mjs') ? resolve('src/ui/create-icon.ts') : undefined,
  // Keeps the shapes alone, which is all that `create-icon.ts` needs. The keys in them are random, which does not
  // compress.
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({
      code: code.replace(/, key: "\w+"|(?<=\s)name: "[\w-]+",|(?<=\s)size: 24,|__iconData\.node;/g, ''),
      map: null,
    }),
  },
};

/**
 * Leaves `aria-hidden` out of icons in a build: `create-icon.ts` sets it on every icon without a name. In development the
 * library's own icons are used, which need the attribute.
 */
export const hiddenIcons: Plugin = {
  name: 'hidden-icons',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/, code: 'aria-hidden' },
    handler: (code) => ({
      code: code.replace(/(?<=<[A-Z]\w+ size=\{\d+\}) aria-hidden(?=[ /])/g, ''),
      map: null,
    }),
  },
};

/**
 * Vite wraps every late import in a helper that preloads the files of that script. None is named here
 * (`resolveDependencies` of the build, one sheet for the whole app), and `src/platform/import-with-retry.ts` takes care
 * of failures. The import itself is enough, and the helper stays only where an import is written in another way.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: 'export const __vitePreload = (load) => load();',
      map: null,
    }),
  },
  renderChunk: {
    order: 'pre',
    // No line may come or go: the source map stays as it is.
    handler: (code) => ({
      code: code.replace(WRAPPED_IMPORT, (call: string, module?: string, destructured?: string) => {
        const load = module ?? destructured ?? '';
        return `(${load})${call.replace(load, '').replace(/[^\n]/g, '')}`;
      }),
      map: null,
    }),
  },
};
/** Captures the import that is wrapped, in the first group where the whole module is used, else in the second. */
const WRAPPED_IMPORT =
  /__vitePreload\((?:\(\) => (.*?)|async \(\) => \{\s*const \{.*?\} = await (.*?);\s*return \{.*?\};?\s*\}), __VITE_PRELOAD__\)/gs;

/**
 * React's packages are CommonJS: each of 3,000 calls would read the function from the module's object. Here they are
 * named exports, which a call uses directly.
 */
export const namedReact: Plugin = {
  name: 'named-react',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source === 'react/jsx-runtime' && importer !== NAMED_JSX ? NAMED_JSX : undefined,
  load: {
    filter: { id: /^\0named-jsx$/ },
    handler: () =>
      "import * as runtime from 'react/jsx-runtime'; export const jsx = runtime.jsx, jsxs = runtime.jsxs, Fragment = runtime.Fragment;",
  },
};
const NAMED_JSX = '\0named-jsx';

/** A TypeScript enum in a library, written so that the bundler leaves it out where nothing uses it. */
export const unusedEnums: Plugin = {
  name: 'unused-enums',
  apply: 'build',
  transform: {
    filter: { id: /\/@aws-amplify\/.*\.mjs$/, code: / \|\| \(\w+ = \{\}\)\);/ },
    handler: (code) => ({
      code: code.replace(
        /var (\w+);\n\(function \(\1\) \{([^{}]*)\}\)\(\1 \|\| \(\1 = \{\}\)\);/g,
        'var $1 = /* @__PURE__ */ (($1) => {$2 return $1; })({});',
      ),
      map: null,
    }),
  },
};

/**
 * What compilers put into libraries for async generators, of which this app uses none: written so that the bundler
 * leaves it out where nothing uses it.
 */
export const unusedGenerators: Plugin = {
  name: 'unused-generators',
  apply: 'build',
  transform: {
    filter: { id: /\/(@trpc|dompurify)\/.*\.mjs$/, code: /^AsyncGenerator\.prototype\[/m },
    handler: (code) => ({
      code: code.replace(
        /^function AsyncGenerator\(e\) \{.*?^AsyncGenerator\.prototype\[.*?^\};$/ms,
        (helper) => `var AsyncGenerator = /* @__PURE__ */ (() => {\n${helper}\nreturn AsyncGenerator;\n})();`,
      ),
      map: null,
    }),
  },
};

/**
 * The connection by WebSocket, which this app does not open: a static property that is set after it keeps it in the
 * bundle.
 */
export const unusedWebSocket: Plugin = {
  name: 'unused-web-socket',
  apply: 'build',
  transform: {
    filter: { id: /\/@trpc\/client\/dist\/wsLink-[^/]*\.mjs$/ },
    handler(code) {
      const light = code.replace(/^(?=_defineProperty\(WsConnection, )/m, '/* @__PURE__ */ ');
      return light === code ? this.error('@trpc/client is built in another way') : { code: light, map: null };
    },
  },
};

/** The database library without its loops over records, which nothing here uses. */
export const idbWithoutIterators: Plugin = {
  name: 'idb-without-iterators',
  apply: 'build',
  transform: {
    filter: { id: /\/idb\/build\/index\.js$/ },
    handler(code) {
      const light = code.replace(/^const advanceMethodProps = .*(?=^export \{)/ms, '');
      return light === code ? this.error('idb is built in another way') : { code: light, map: null };
    },
  },
};

/** Workbox asks for an older version of the library that the worker has anyway, with the calls that both know. */
export const oneIdb: Plugin = { name: 'one-idb', config: () => ({ resolve: { dedupe: ['idb'] } }) };

/**
 * What the library of the map has for older browsers, for drawings inside a drawing, and for parts that do not move.
 */
const UNUSED_OF_PANZOOM: readonly [RegExp, string][] = [
  [/^if \(typeof window !== 'undefined'\) \{\n {2}\/\/ Support: IE11.*?^\}$/ms, ''],
  [/^const isIE = .*;$/m, 'const isIE = false;'],
  [/^let divStyle;.*?^function getPrefixedName.*?^\}$/ms, 'const getPrefixedName = (name) => name;'],
  [
    /^let events = .*?(?=^function onPointer)/ms,
    `const events = ${JSON.stringify({
      down: 'pointerdown',
      move: 'pointermove',
      up: 'pointerup pointerleave pointercancel',
    })};\n`,
  ],
  [/^ {4}if \(event\.touches\) \{.*?^ {4}\}$/gms, ''],
  [/^ {4}if \(!elem\) \{.*?(?=^ {4}options = )/ms, ''],
  [/^function isExcluded\(.*?^\}$/ms, 'const isExcluded = () => false;'],
  [/^function isSVGElement\(.*?^\}$/ms, 'const isSVGElement = () => false;'],
  [/^ {12}if \(opts\.contain === 'inside'\) \{.*?^ {12}else (?=if)/ms, '            '],
];

/** The library that enlarges the map, without what this app does not use: its options are in `use-zoom.ts`. */
export const lightPanzoom: Plugin = {
  name: 'light-panzoom',
  apply: 'build',
  transform: {
    filter: { id: /\/@panzoom\/panzoom\/dist\/panzoom\.es\.js$/ },
    handler(code) {
      const light = UNUSED_OF_PANZOOM.reduce((rest, [unused, instead]) => {
        if (rest.search(unused) < 0) this.error(`@panzoom/panzoom has no ${unused}`);
        return rest.replace(unused, instead);
      }, code);
      return { code: light, map: null };
    },
  },
};
