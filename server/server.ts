import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { productName } from '../src/domain/organiser/brand.ts';
import type { FetchQuery, Renderer } from '../src/domain/routing/ssr-contract.ts';
import { lastGoodAnswers } from './api-host/last-good-answers.ts';
import { createApp } from './app.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { latestContentHash } from './content/content-version.ts';
import { movedAddress } from './content/moved-address.ts';
import { followFolder } from './content/refresh-content.ts';
import { folderChanges, watchFolder } from './content/watch-folder.ts';
import { prepareData, startDailyWork } from './daily-work.ts';
import { openDatabase } from './db/client.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import type { Deps } from './deps.ts';
import { readEnv, type ServerEnv } from './env.ts';
import { errorTrace } from './error-trace.ts';
import { assetRoutes } from './http/asset-routes.ts';
import { type HtmlTemplate, type InlineHashes, readHtmlTemplate } from './http/html-template.ts';
import { createHttpServer } from './http/http-server.ts';
import { type PageDeps, pageRoutes, pagesVersion } from './http/page-routes.ts';
import { requestListener } from './http/request-listener.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { peerOf } from './http/socket-address.ts';
import { createEmbeddedIdentity } from './identity/embedded-identity.ts';
import { createRemoteIdentity } from './identity/remote-identity.ts';
import { imageRoutes } from './images/image-routes.ts';
import { pictureInliner } from './images/inline-pictures.ts';
import { ownPicturesDir, serveOwnPictures } from './images/own-pictures.ts';
import { resizedDir } from './images/resized-files.ts';
import { shareImageRoutes } from './images/share-image-routes.ts';
import { terminalLines } from './log/terminal-lines.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { DEMO } from './seed/seed-demo.ts';
import { createSsrQueryFn } from './ssr-query-fn.ts';
import { listenForCommands } from './staff-commands/command-socket.ts';

/** For requests that are under way when the server is stopped. */
const SHUTDOWN_MS = 3_000;
const ORIGINALS_DIR = 'server/images/originals';
/** Longer than the nightly work keeps the database busy. Phones stop waiting much earlier. */
const NO_ANSWER_MS = 30_000;
const KILL_SWITCH = 'sw/kill-switch.js';

/** Where the server gets the page from: Vite in development, otherwise `dist`. */
type PageSource = {
  renderer: () => Promise<Renderer>;
  template: () => Promise<HtmlTemplate>;
  noPolicy?: boolean;
  /** How long rendered pages are cached, in ms. */
  cacheMs?: number;
  /** In development: Vite's middleware, called first; `next` passes a request on to the app. */
  middlewares?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type RunningServer = { address: string; close: () => Promise<void> };

/** Starts everything and prints the address. Throws an Error with a readable message when it cannot start. */
export async function start(pageSource?: PageSource): Promise<RunningServer> {
  const env = readEnv(process.env);
  const source = pageSource ?? (await builtPage(env.distDir));
  const log = pino(
    { level: env.logLevel },
    process.stdout.isTTY ? terminalLines(process.stdout) : process.stdout,
  );
  const unlock = env.databaseUrl ? async () => {} : await lockDataFolder(env.dataDir);
  const { db, close: closeDatabase } = await openDatabase({
    ...(env.databaseUrl && { url: env.databaseUrl }),
    dataDir: env.dataDir,
    noAnswerMs: NO_ANSWER_MS,
    disk: { log },
  });
  const identity = await openIdentity(env, db, log);
  const deps: Deps = { db, env, now: Date.now, identity, log };
  serveOwnPictures(ownPicturesDir(env.dataDir));
  // Before the folder is read, so that what is saved meanwhile is imported, too.
  const contentHasChanged = await folderChanges(env.contentDir);
  await prepareData(deps);

  const { fetchQuery, forPage } = answersOf(deps, source);
  const app = createApp(deps, {
    fetchQuery,
    ...(env.mailbox && { mailbox: mailboxRoutes(db, peerOf, env.mailbox) }),
    assets: assetRoutes({
      current: join(env.distDir, 'client'),
      retired: join(env.distDir, 'retired'),
      ...(env.withdrawsWorker && { worker: KILL_SWITCH }),
    }),
    images: shareImageRoutes({ originalsDir: ORIGINALS_DIR }).route(
      '/',
      imageRoutes({
        originalsDir: ORIGINALS_DIR,
        cacheDir: resizedDir(env.dataDir),
        onCacheFailure: (error) => log.warn(errorTrace(error), 'a picture could not be cached'),
      }),
    ),
    pages: pageRoutes({
      ...source,
      render: async () => (await source.renderer()).render,
      answersFor: forPage,
      inlinePictures: pictureInliner(ORIGINALS_DIR),
      now: Date.now,
      ...(!env.apiHost && { movedAddress: (url: URL) => movedAddress(db, url) }),
      publicOrigin: env.publicOrigin,
      version: async () => pagesVersion(contentSecurityPolicy(env), await latestContentHash(deps)),
      ...(!source.noPolicy && {
        contentSecurityPolicy: (inline: InlineHashes) => contentSecurityPolicy(env, inline),
      }),
    }),
    ...(source.noPolicy && { noPolicy: true }),
  });
  const server = await listen(app.fetch, env, source.middlewares);
  if (env.mailbox === 'open')
    log.warn({}, 'MAILBOX=1: everyone who reaches this server can read the codes of all visitors');
  const stopDailyWork = startDailyWork(deps);
  const stopWatching = watchFolder(contentHasChanged, () => followFolder(deps));
  const stopCommands = env.databaseUrl ? () => {} : await listenForCommands(deps);

  const close = async () => {
    stopDailyWork();
    stopWatching();
    stopCommands();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
      server.closeIdleConnections();
    });
    await closeDatabase();
    await unlock();
  };
  closeOnSignal(close);
  const address = `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${portOf(server)}`;
  process.stdout.write(greeting(address, env));
  return { address, close };
}

async function openIdentity(env: ServerEnv, db: Deps['db'], log: Deps['log']) {
  if (!env.pool.embedded) {
    const { id, issuer, jwksUrl, ...pool } = env.pool;
    return createRemoteIdentity({
      ...pool,
      poolId: id,
      ...(issuer && { issuer }),
      ...(jwksUrl && { jwksUrl }),
    });
  }
  return createEmbeddedIdentity({
    db,
    poolId: env.pool.id,
    clientId: env.pool.clientId,
    accessTokenSeconds: env.poolAccessTokenS,
    signUpsPerHour: env.signUpsPerHour,
    clientAddressHeader: env.clientAddressHeader,
    hasMailbox: env.mailbox !== null,
    now: Date.now,
    log,
  });
}

/** What pages are rendered from: our own responses or, with an API host, those of that backend. */
function answersOf(
  deps: Deps,
  { renderer }: PageSource,
): { fetchQuery: FetchQuery; forPage: PageDeps['answersFor'] } {
  if (deps.env.apiHost)
    return lastGoodAnswers({ ...deps, ask: async (key) => (await renderer()).askApi(key) });
  const fetchQuery = createSsrQueryFn(deps);
  return { fetchQuery, forPage: () => ({ fetchQuery, asOf: () => null }) };
}

/** Loads all of it: another build may take the place of this one while the server runs. */
async function builtPage(distDir: string): Promise<PageSource> {
  const template = readHtmlTemplate(join(distDir, 'client'));
  // Built beside this file; neither the type checker nor the bundler can resolve it from the source.
  const renderer: Renderer = await import(/* @vite-ignore */ new URL('./renderer.js', import.meta.url).href);
  return { template: async () => template, renderer: async () => renderer };
}

type Fetch = Parameters<typeof requestListener>[0];

function listen(fetch: Fetch, env: ServerEnv, middlewares: PageSource['middlewares']): Promise<Server> {
  const handleRequest = requestListener(fetch, env.host);
  const server = createHttpServer((request, response) => {
    if (middlewares) middlewares(request, response, () => handleRequest(request, response));
    else handleRequest(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isPortTaken = error.code === 'EADDRINUSE';
      reject(
        isPortTaken
          ? new Error(`Port ${env.port} is taken by another program. Set PORT to a free one.`)
          : error,
      );
    });
    server.listen(env.port, env.host, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function greeting(address: string, env: ServerEnv): string {
  const lines = [`${productName} is ready at ${address}`];
  if (env.hasSamples && env.pool.embedded) {
    lines.push(`Demo account: ${DEMO.email} / ${DEMO.password}`);
  }
  if (env.mailbox) lines.push(`Mailbox (sign-up codes): ${address}/mailbox`);
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}
