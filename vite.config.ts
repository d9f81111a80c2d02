import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/build-id.mjs';
import { toPrecacheEntries } from './scripts/precache-manifest.mjs';

/** What changes only with a library. Left out: what only some pages use. */
const LIBRARIES = {
  name: 'core',
  test: /node_modules\/(react|react-dom|scheduler|wouter|jotai|@tanstack|idb)\/(?!.*(useMutation|mutationObserver|infiniteQueryObserver|useInfiniteQuery))/,
};
/**
 * Our own part of every first load. Only the doors are named: what they import comes along, and what is loaded later
 * must not be imported by them.
 */
const SHELL = {
  name: 'shell',
  test: /src\/app\/boot\.tsx|src\/ui\/create-icon|src\/domain\/expo\/expo\.ts|src\/features\/expos\/expo-error-state|src\/features\/(articles|brands|products)\/queries|icons\/(map-pin|calendar-days)\.mjs/,
};
/** Pieces that many pages are made of, and no page alone: one file instead of one for every mix of pages. */
const PIECES = {
  name: 'pieces',
  test: /src\/ui\/(card|chips|section|search-field|show-more|error-state|query-view|skeleton|rich-text|share-button)\.|src\/pages\/query-status|src\/domain\/(shop\/money|content\/stage|routing\/(not-found|search-params))\./,
};

/**
 * The server names a page's scripts in its HTML, and pointing at a link fetches them: lists of them in the shell would
 * weigh on every first visit. Styles must be there before what they are for.
 */
const hintsInHtmlAlone = (_: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? deps : deps.filter((name) => name.endsWith('.css'));

/** Whatever order the style modules are bundled in, the layers keep theirs. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer reset,tokens,base,ui,app;${file.source}`;
  },
};

/** Icons without the library's settings; the server's drawing and the page's must agree, so both are built so. */
const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) =>
    source.endsWith('/createLucideIcon.mjs') ? resolve('src/ui/create-icon.ts') : undefined,
};

let outDir = 'dist';
const rememberOutDir: Plugin = {
  name: 'remember-out-dir',
  configResolved({ build }) {
    outDir = build.outDir;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  define: { __BUILD_ID__: JSON.stringify(buildId()) },
  plugins: [
    react(),
    rememberOutDir,
    layersFirst,
    lightIcons,
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
        includeManifestIcons: false,
        injectManifest: {
          globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'favicon.svg', 'icons/icon-192.png'],
          // The error reporter is only for builds with a DSN, and never needed offline.
          globIgnores: ['assets/sentry-*.js'],
          manifestTransforms: [toPrecacheEntries(() => outDir)],
          rollupFormat: 'iife',
        },
        devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
      }),
  ],
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox115'],
    manifest: true,
    sourcemap: 'hidden',
    modulePreload: { polyfill: false, resolveDependencies: hintsInHtmlAlone },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // The shell names every style sheet there is; short names weigh less.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            // What every page needs travels as one file instead of a dozen small ones.
            codeSplitting: {
              groups: [LIBRARIES, SHELL, PIECES],
            },
          },
        },
    reportCompressedSize: false,
  },
}));
