import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/build-id.mjs';
import { LAYERS, pageFiles } from './scripts/page-files.ts';
import { toPrecacheEntries } from './scripts/precache-manifest.mjs';

/** Our modules by folder. A group takes what it matches, with all that this imports, unless an earlier group has it. */
const source = (folders: string) => new RegExp(`/src/(${folders})`);
/**
 * One file for each thing that visitors do, since each file costs a phone a round trip. The first groups are what every
 * visit loads; the later ones may use the earlier ones, never the other way round.
 */
const GROUPS = [
  {
    name: 'core',
    test: /rolldown.runtime|vite.preload-helper|node_modules\/(react|react-dom|scheduler|wouter|jotai|@tanstack|idb)\/(?!.*(useMutation|mutationObserver|infiniteQueryObserver|useInfiniteQuery))/,
  },
  {
    name: 'shell',
    test: /src\/(main|app\/boot|ui\/create-icon|domain\/expo\/expo\.ts|features\/expos\/(expo-error-state|queries)|features\/(articles|brands|products)\/queries|pages\/home\/home\.tsx)|lucide-react\/.*\/icons\/x\./,
  },
  {
    name: 'pieces',
    test: source(
      'ui/(card|chips|section|error-state|query-view|skeleton|rich-text|share-button)\\.|pages/(query-status|known-item|expo/unknown-expo)|domain/(shop/money|content/family-stage|routing/(not-found|search-params))\\.',
    ),
  },
  { name: 'pass', test: /node_modules\/(jose|qr)\/|src\/(app\/side-menu-contents|features\/pass)/ },
  { name: 'expo', test: source('pages/expo/expo\\.tsx|features/expos') },
  { name: 'reading', test: source('pages/read/(article|media-article)\\.tsx') },
  { name: 'brand', test: source('pages/shop/brand\\.tsx') },
  {
    name: 'amplify',
    test: /node_modules\/(@aws-amplify|aws-amplify|@aws-crypto|@smithy|tslib|rxjs|uuid)\/|\/src\/platform\/session\/amplify\.ts/,
  },
  {
    name: 'list-tools',
    test: /node_modules\/(valibot|@tanstack(?!.*(useMutation|mutationObserver)))|src\/domain\/(text\/(text-schema|format-count)|shop\/(product|brand|price)|content\/pagination|expo\/letter)\./,
  },
  {
    name: 'lists',
    test: source(
      'pages/(shop/(products|brands)|expo/expo-starbuy)|ui/(search|show-more|alphabet-filter)|domain/text/search',
    ),
  },
  { name: 'time-zone', test: /node_modules\/date-fns|src\/domain\/time\/kl-time/ },
  { name: 'schemas', test: source('domain') },
  {
    name: 'forms',
    test: /node_modules\/(lucide-react|@tanstack)|src\/(ui\/(field|select|text-area|undo|pending-note|modal|sheet|badge|alert)|platform\/pending-text|pages\/auth\/(sign|verify|forget))/,
  },
  {
    name: 'information',
    test: source(
      'pages/(about|legal|read/(faqs|community|kids|media)|expo/(rewards|expo-rewards)|not-found)',
    ),
  },
  { name: 'browse', test: source('pages/(home|shop/product|read)') },
  {
    name: 'wire',
    test: /node_modules\/(@trpc|superjson|copy-anything|is-what)|src\/platform\/(trpc-client|rest-client|response-schemas|stored-data-schemas)/,
  },
  {
    name: 'sentry',
    test: /node_modules\/@sentry|\/src\/(platform\/sentry|sync\/(error-report|ignored-errors|report-texts|worker-errors))/,
  },
  {
    name: 'outbox',
    test: source(
      'platform/(outbox|offline-cache|start-service-worker|repair-files|ask-worker|reconnect-probe)|app/(after-idle|offline-pictures)|sync|features/profile/queries',
    ),
  },
  { name: 'contact', test: source('pages/contact') },
  { name: 'sanitize', test: source('ui/sanitize') },
  { name: 'venue', test: source('pages|features|app|platform') },
];

/** Whatever order the style modules are bundled in, the layers keep theirs. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source;
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

/** The shell shows the header before any script runs. */
const shellFrame: Plugin = {
  name: 'shell-frame',
  apply: 'build',
  async transformIndexHtml(html) {
    const renderer = pathToFileURL(resolve(outDir, '../server/renderer.js')).href;
    const { renderFrame } = (await import(renderer)) as { renderFrame: () => string };
    return html.replace('<!--frame-->', () => `<!--frame--><div id="frame">${renderFrame()}</div>`);
  },
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
    !isSsrBuild && pageFiles(),
    shellFrame,
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
  // React has this hook since version 18; the shim, which wouter asks for, is only weight.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox115'],
    manifest: true,
    sourcemap: 'hidden',
    // The server names a page's scripts in its HTML, and pointing at a link fetches them: lists of them in the shell
    // would weigh on every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, names, { hostType }) => (hostType === 'html' ? names : []),
    },
    // One sheet for the whole app: a page's HTML has its own rules inline.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // What every page needs travels as one file instead of a dozen small ones.
            codeSplitting: {
              groups: GROUPS,
            },
          },
        },
    reportCompressedSize: false,
  },
}));
