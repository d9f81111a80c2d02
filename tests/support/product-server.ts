import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole product in a process of its own, on one port for as long as a journey lasts, whatever stops and starts. */
export type ProductServer = {
  address: string;
  dataDir: string;
  start: () => Promise<void>;
  /** Ends the server as a power cut would. */
  kill: () => Promise<void>;
  /** What the log said so far. */
  log: () => string;
  dispose: () => Promise<void>;
};

export async function createProductServer(
  port: number,
  env: Record<string, string> = {},
): Promise<ProductServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yhello-'));
  let child: ChildProcess | null = null;
  let log = '';

  const start = async () => {
    const own = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        SYNC_SPREAD_S: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = own;
    const before = log.length;
    await new Promise<void>((ready, fail) => {
      const hear = (text: Buffer) => {
        log += text;
        if (/is ready at/.test(log.slice(before))) ready();
      };
      own.stdout.on('data', hear);
      own.stderr.on('data', hear);
      own.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${log.slice(-2000)}`)));
    });
  };

  const stop = async () => {
    const own = child;
    child = null;
    if (!own || own.exitCode !== null) return;
    const ended = new Promise((done) => own.once('exit', done));
    own.kill('SIGKILL');
    await ended;
    log += '\n(stopped)\n';
  };

  return {
    address: `http://localhost:${port}`,
    dataDir,
    start,
    kill: stop,
    log: () => log,
    dispose: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
