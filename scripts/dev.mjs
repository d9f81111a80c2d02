// `npm run dev`: Vite (live reload, with the worker) and the server in one process and on one port.
import { readFile } from 'node:fs/promises';
import { createServer as createVite } from 'vite';

process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
// Vite loads server files by path: moves and renames must be repeated here by hand.
const { createShellFiller, createTemplateFiller } = await vite.ssrLoadModule('/server/http/html-template.ts');

/** A PageSource, see server/server.ts. */
const pageSource = {
  noPolicy: true,
  renderer: () => vite.ssrLoadModule('/src/entry-server.tsx'),
  // Changes must show at once.
  cacheMs: 0,
  template: async () => {
    const shell = await vite.transformIndexHtml('/index.html', await readFile('index.html', 'utf8'));
    return { fillShell: createShellFiller(shell), fill: createTemplateFiller(shell) };
  },
  middlewares: vite.middlewares,
};

async function startServer() {
  const { start } = await vite.ssrLoadModule('/server/server.ts');
  return start(pageSource);
}

let running = await startServer();
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
    // After an error the server stays down until the next change.
    running = await startServer().catch((error) => console.error(error.message));
  }
  isRestarting = false;
}

vite.watcher.on('change', (path) => {
  if (path.includes('/server/')) void restart(path);
});
