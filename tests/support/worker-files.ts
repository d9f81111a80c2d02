import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RepairReport } from '../../sw/protocol.ts';
import { despiteReload } from './despite-reload.ts';

/** The addresses of a build's files with their hashes, as its worker lists them. */
export async function precacheManifest(dist = 'dist'): Promise<Map<string, string>> {
  const worker = await readFile(join(dist, 'client/sw.js'), 'utf8');
  const entries = worker.matchAll(/"integrity":"([^"]*)","url":"([^"]*)"/g);
  return new Map([...entries].map(([, integrity = '', url = '']) => [url, integrity]));
}

type StoredBody = { cache: string; path: string; type: string; digest: string; hash: string };

async function readCaches(): Promise<StoredBody[]> {
  const sha256 = async (body: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', body))));
  const found: StoredBody[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      // Deleted since it was listed.
      if (!response) continue;
      found.push({
        cache: name,
        path: new URL(request.url).pathname,
        type: response.headers.get('content-type') ?? '',
        digest: response.headers.get('x-digest') ?? '',
        hash: await sha256(await response.arrayBuffer()),
      });
    }
  }
  return found;
}

/** The addresses of everything in Cache Storage that is not proven to be ours. */
export async function foreignBodies(page: Page, manifest: Map<string, string>): Promise<string[]> {
  const stored = await despiteReload(() => page.evaluate(readCaches));
  const isOurs = ({ cache, path, type, digest, hash }: StoredBody) => {
    if (path === '/precache-complete') return true;
    if (cache === 'yhello-files') return manifest.get(path) === hash;
    if (cache === 'yhello-pages') return digest === hash;
    return cache === 'yhello-pictures' ? type.startsWith('image/') : type.includes('json');
  };
  return stored.filter((entry) => !isOurs(entry)).map(({ cache, path }) => `${cache} ${path}`);
}

/** Waits until the worker has every file of its build. */
export const waitForAllFiles = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      despiteReload(() => page.evaluate(async () => Boolean(await caches.match('/precache-complete')))),
    )
    .toBe(true);

/** Puts something else in the place of a stored file. */
export const damageFile = (page: Page, path: string, body: string, type = 'text/javascript') =>
  despiteReload(() =>
    page.evaluate(
      async ([url, text, contentType]) => {
        const cache = await caches.open('yhello-files');
        await cache.put(url, new Response(text, { headers: { 'content-type': contentType } }));
      },
      [path, body, type] as const,
    ),
  );

/** Has the worker check its files, as the page does once after a start. */
export const repairFiles = (page: Page): Promise<RepairReport> =>
  despiteReload(() => page.evaluate(askForRepair));

function askForRepair(): Promise<RepairReport> {
  const { port1, port2 } = new MessageChannel();
  navigator.serviceWorker.controller?.postMessage({ type: 'REPAIR_FILES' }, [port2]);
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data as RepairReport);
  });
}

/** Looks for another version. Returns what became of its installation, or of one that had begun already. */
export const updateWorker = (page: Page) => despiteReload(() => page.evaluate(update));

async function update(): Promise<'installed' | 'redundant'> {
  const registration = (await navigator.serviceWorker.getRegistration()) as ServiceWorkerRegistration;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return 'redundant';
  if (worker.state === 'installed') return 'installed';
  return new Promise((done) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' || worker.state === 'redundant') done(worker.state);
    });
  });
}
