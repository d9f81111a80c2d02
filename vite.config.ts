import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandFiles } from './scripts/brand-files.ts';
import { drawBrandIcons } from './scripts/brand-icons.ts';
import { BROWSERS } from './scripts/browsers.ts';
import { buildId } from './scripts/build-id.mjs';
import { dropAnimationNames, shortClassNames } from './scripts/class-names.ts';
import { brandColours } from './scripts/insert-brand-colours.ts';
import {
  hiddenIcons,
  idbWithoutIterators,
  lightIcons,
  lightPanzoom,
  namedReact,
  oneIdb,
  plainImports,
  unusedEnums,
  unusedGenerators,
  unusedWebSocket,
} from './scripts/lighter-scripts.ts';
import { configOfBuild, organiserConfig } from './scripts/organiser-config.ts';
import { pageFiles } from './scripts/page-files.ts';
import { toPrecacheEntries } from './scripts/precache-manifest.mjs';
import { scriptGroups } from './scripts/script-groups.ts';
import { shellPreloads } from './scripts/shell-preloads.ts';
import { fontSheet } from './scripts/style-sheets.ts';
import { webManifest } from './scripts/web-manifest.ts';

/** Each pass finds what the one before has laid open. */
const MINIFY = { module: true, ecma: 2020, compress: { passes: 3 } } as const;

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

/**
 * To an organiser who starts the app these look like faults. Modules that some scripts load late are in the first file of
 * others, and most of the time of a build goes into compressing.
 */
const QUIET = { ineffectiveDynamicImport: false, bundlerTimings: false };

let outDir = 'dist';
const rememberOutDir: Plugin = {
  name: 'remember-out-dir',
  configResolved({ build }) {
    outDir = build.outDir;
  },
};

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  const facts = await configOfBuild();
  // Only the page's build and development show them.
  const pictures = isSsrBuild ? new Map<string, Buffer>() : await drawBrandIcons(facts.brand);
  return {
    define: { __BUILD_ID__: JSON.stringify(buildId()) },
    plugins: [
      react(),
      organiserConfig(facts),
      brandColours(facts.brand.palette),
      !isSsrBuild && brandFiles(pictures),
      rememberOutDir,
      !isSsrBuild && pageFiles(),
      shellFrame,
      fontSheet(),
      shellPreloads(),
      lightIcons,
      hiddenIcons,
      plainImports,
      idbWithoutIterators,
      lightPanzoom,
      !isSsrBuild && namedReact,
      unusedEnums,
      unusedGenerators,
      unusedWebSocket,
      !isSsrBuild &&
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          registerType: 'prompt',
          injectRegister: false,
          manifest: webManifest(facts.brand, (path) => pictures.has(path)),
          includeManifestIcons: false,
          injectManifest: {
            minify: 'oxc',
            buildPlugins: { vite: [organiserConfig(facts), oneIdb, idbWithoutIterators] },
            globPatterns: [
              'index.html',
              'assets/**/*.{js,css,woff2}',
              'icons/logo-*.svg',
              'icons/icon-192-*.png',
            ],
            // The error reporter is only for builds with a DSN, and never needed offline.
            globIgnores: ['assets/sentry-*.js'],
            manifestTransforms: [toPrecacheEntries(() => outDir)],
            rollupFormat: 'iife',
          },
          devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
        }),
    ],
    resolve: {
      alias: {
        // React has this hook since version 18; the shim, which wouter asks for, is only weight.
        'use-sync-external-store/shim/index.js': 'react',
        // The package's main file is the one for browsers without classes.
        'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
      },
    },
    css: { modules: { generateScopedName: shortClassNames(), getJSON: dropAnimationNames } },
    ssr: { noExternal: ['lucide-react'] },
    build: {
      target: BROWSERS,
      manifest: true,
      sourcemap: 'hidden',
      // With `output.minify` below, which is Vite's own, 2.4 % fewer bytes than with that alone.
      ...(!isSsrBuild && { minify: 'terser', terserOptions: MINIFY }),
      // The server names a page's scripts in its HTML, and pointing at a link fetches them: lists of them in the shell
      // would weigh on every first visit.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, names, { hostType }) => (hostType === 'html' ? names : []),
      },
      // One sheet for the whole app: a page's HTML has its own rules inline.
      cssCodeSplit: false,
      rolldownOptions: isSsrBuild
        ? { checks: QUIET }
        : {
            checks: QUIET,
            output: {
              // After Terser.
              minify: true,
              // What every page needs travels as one file instead of a dozen small ones.
              codeSplitting: { groups: scriptGroups() },
            },
          },
      // The licences of the libraries in the page ask for it.
      license: isSsrBuild ? false : { fileName: 'licences.txt' },
      reportCompressedSize: false,
    },
  };
});
