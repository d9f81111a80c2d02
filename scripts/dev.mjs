// `npm run dev`: one process; Vite serves the page with live reload and the worker on, the server answers the rest.
import { readFile } from 'node:fs/promises';
import { createServer as createVite } from 'vite';

process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { createTemplateFiller } = await vite.ssrLoadModule('/server/http/html-template.ts');

const source = {
  noPolicy: true,
  render: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')).render,
  // What is being changed must show at once.
  cacheMs: 0,
  template: async () => {
    const shell = await vite.transformIndexHtml('/index.html', await readFile('index.html', 'utf8'));
    return { shell, fill: createTemplateFiller(shell) };
  },
  middlewares: vite.middlewares,
};

async function run() {
  const { start } = await vite.ssrLoadModule('/server/server.ts');
  return start(source);
}

let running = await run();
let isRestarting = false;
let isChangedAgain = false;

async function restart(path) {
  isChangedAgain = true;
  if (isRestarting) return;
  isRestarting = true;
  while (isChangedAgain) {
    isChangedAgain = false;
    console.log(`Restarting: ${path} changed`);
    await running?.close();
    // A mistake in a file is shown, and mended by the next change.
    running = await run().catch((error) => console.error(error.message));
  }
  isRestarting = false;
}

vite.watcher.on('change', (path) => {
  if (path.includes('/server/')) void restart(path);
});
