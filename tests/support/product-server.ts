import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NetworkGate, openNetworkGate } from './network-gate.ts';

/** The whole product in a process of its own, behind a port that a journey can close. */
export type ProductServer = {
  /** The same for as long as the server lives. */
  address: string;
  dataDir: string;
  /** Every request fails at once, as without signal. The server keeps running. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** Stops the server and starts another build on the same data and address. Reconnects. */
  release: (distDir: string) => Promise<void>;
  /** What the process that runs now has logged so far. */
  log: () => string;
  dispose: () => Promise<void>;
};

type ProductServerOptions = {
  env?: Record<string, string>;
  /** A fixed one, where the address is part of a build. */
  port?: number;
  /** A data folder to start with, instead of an empty one. */
  preparedDataDir?: string | undefined;
};

/** Starts the built server on a data folder of its own, with no spread of deliveries. */
export async function startProductServer(options: ProductServerOptions = {}): Promise<ProductServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yhello-'));
  if (options.preparedDataDir)
    await cp(options.preparedDataDir, dataDir, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
  let server = await spawnServer(dataDir, options.env);
  const gate: NetworkGate = await openNetworkGate(options.port ?? 0, () => server.port);
  return {
    address: `http://localhost:${gate.port}`,
    dataDir,
    disconnect: gate.close,
    reconnect: gate.open,
    release: async (distDir) => {
      await gate.close();
      await server.end('SIGTERM');
      server = await spawnServer(dataDir, { ...options.env, DIST_DIR: distDir });
      await gate.open();
    },
    log: () => server.log(),
    dispose: async () => {
      await gate.close();
      await server.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Throws with the end of the log when the server does not start. */
export async function spawnServer(dataDir: string, env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, SYNC_SPREAD_S: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((ready, fail) => {
    const append = (text: Buffer) => {
      log += text;
      const address = /is ready at \S+:(\d+)/.exec(log)?.[1];
      if (address) ready(Number(address));
    };
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${log.slice(-2000)}`)));
  });
  return {
    port,
    log: () => log,
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}
