// The least that React can cost: one prerendered heading and a button, with a worker that stores both files.
// Launches are compared with it, so that figures mean the same on every machine.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PAGE = `import { createElement as h, useState } from 'react';
export function Page() {
  const [count, setCount] = useState(0);
  return h('main', null, h('h1', null, 'Floor'), h('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count));
}`;
const CLIENT = `import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';
hydrateRoot(document.getElementById('root'), h(Page));
navigator.serviceWorker.register('/sw.js');`;
const WORKER = `const FILES = ['/', '/client.js'];
addEventListener('install', (e) => e.waitUntil(caches.open('floor').then((c) => c.addAll(FILES)).then(() => skipWaiting())));
addEventListener('activate', (e) => e.waitUntil(clients.claim()));
addEventListener('fetch', (e) => e.respondWith(caches.match(e.request).then((r) => r ?? fetch(e.request))));`;

/** Builds the floor page into `folder`, which must lie inside the project, and serves it on `port`. */
export async function serveFloorPage(folder, port) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'page.js'), PAGE);
  await writeFile(join(folder, 'client-entry.js'), CLIENT);
  const { build } = await import('vite');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: join(folder, 'client-entry.js') }, modulePreload: false },
  });
  const script = output.find(({ type }) => type === 'chunk').code;
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { Page } = await import(join(process.cwd(), folder, 'page.js'));
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><div id="root">${renderToString(createElement(Page))}</div><script type="module" src="/client.js"></script>`;
  const files = {
    '/': ['text/html; charset=utf-8', html],
    '/client.js': ['text/javascript', script],
    '/sw.js': ['text/javascript', WORKER],
  };
  const server = createServer((request, response) => {
    const file = files[request.url];
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'br' });
    response.end(brotliCompressSync(file[1]));
  }).listen(port);
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
