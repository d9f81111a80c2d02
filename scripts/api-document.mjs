// `npm run api`: writes docs/api.md from the schemas. A test fails while it is stale.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
try {
  const { API_DOCUMENT, renderApiDocument } = await vite.ssrLoadModule('/scripts/api-document/render.ts');
  await writeFile(API_DOCUMENT, await renderApiDocument());
} finally {
  await vite.close();
}
