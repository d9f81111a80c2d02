import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/build-id.mjs';

const LIBRARIES = {
  name: 'core',
  test: /node_modules\/(react|react-dom|scheduler|wouter|jotai|@tanstack|valibot|idb)\/|createLucideIcon/,
};
/** Our own part of every first load; what is left out here is fetched when needed. */
const SHELL = {
  name: 'shell',
  test: new RegExp(
    [
      'src/app/(?!signed-in|side-menu-contents|at-a-glance)',
      'src/ui/(?!field|rich-text|sanitize|share)',
      'src/platform/(?!wire|sentry|outbox|drainer|access-token|shelf)',
      'src/sync/(storage|store|facts|files|who|tokens|env|clock-store|pace|wake|outbox-entry)',
      'src/domain/(badge|clock|dates|expo|flags|loyalty|nobody|paths|pictures|pool|return-url|spread|user)',
      'src/features/(expo|flags|inbox)/queries',
      'src/features/session/(verbs|auth-buttons|return-location)',
    ].join('|'),
  ),
};

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

export default defineConfig(({ isSsrBuild }) => ({
  define: { __BUILD_ID__: JSON.stringify(buildId()) },
  plugins: [
    react(),
    layersFirst,
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
        injectManifest: {
          globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'favicon.svg', 'icons/icon-192.png'],
          rollupFormat: 'iife',
        },
        devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
      }),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox115'],
    manifest: true,
    // One style sheet: it rides inside the first HTML, and no route waits for a style of its own.
    cssCodeSplit: false,
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // What every page needs travels as one file instead of a dozen small ones.
            codeSplitting: {
              groups: [LIBRARIES, SHELL],
            },
          },
        },
    reportCompressedSize: false,
  },
}));
