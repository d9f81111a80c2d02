// `npm run api`: writes docs/api.md and the tables of the content folder's README from the schemas. Tests fail while
// one is stale.
import { readFile, writeFile } from 'node:fs/promises';
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
  const { FOLDER_README, withTables } = await vite.ssrLoadModule('/scripts/content-document/render.ts');
  await writeFile(FOLDER_README, withTables(await readFile(FOLDER_README, 'utf8')));
} finally {
  await vite.close();
}
