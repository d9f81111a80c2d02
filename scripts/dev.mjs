// `npm run dev`: one process; Vite serves the page with live reload and the worker on, the server answers the rest.
import { readFile } from 'node:fs/promises';
import { createServer as createVite } from 'vite';

process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { filler } = await vite.ssrLoadModule('/server/http/document.ts');

const source = {
  styleHashes: null,
  render: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')).render,
  document: async (path) => {
    const shell = await vite.transformIndexHtml(path, await readFile('index.html', 'utf8'));
    return { shell, fill: filler(shell) };
  },
  middlewares: vite.middlewares,
};

async function run() {
  const { start } = await vite.ssrLoadModule('/server/server.ts');
  return start(source);
}

let running = await run();
vite.watcher.on('change', async (path) => {
  if (!path.includes('/server/')) return;
  console.log(`Restarting: ${path} changed`);
  await running.close();
  running = await run();
});
