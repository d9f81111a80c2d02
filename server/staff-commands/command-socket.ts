import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Deps } from '../deps.ts';
import { errorTrace } from '../error-trace.ts';
import { type CommandResult, runCommand } from './commands.ts';

const argumentsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const resultSchema = v.pipe(v.string(), v.parseJson(), v.object({ ok: v.boolean(), message: v.string() }));

/** In bytes. Node cuts longer paths of sockets off, and would listen at another place. */
const MAX_PATH_BYTES = 103;

/** In the data folder, so that whoever may read the data may connect. Null if its path is too long. */
function socketPath(dataDir: string): string | null {
  const path = join(dataDir, 'commands.sock');
  return Buffer.byteLength(path) > MAX_PATH_BYTES ? null : path;
}

/**
 * Runs commands that are sent from this machine: the embedded database belongs to the server's process. Only for the
 * process that holds the lock of the data folder. Returns a function that stops it. Where a socket is not possible,
 * commands can be run only while the server is stopped.
 */
export async function listenForCommands(deps: Deps): Promise<() => void> {
  const path = socketPath(deps.env.dataDir);
  if (path === null) return () => {};
  // Left behind by a server that was killed.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(deps, socket).catch((error) => {
      deps.log.error(errorTrace(error), 'a command failed');
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      deps.log.warn(errorTrace(error), 'commands cannot be run while this server runs');
      resolve();
    });
    // Never for a moment open to others: the file is made while this is set.
    const umask = process.umask(0o177);
    server.listen(path, () => resolve());
    process.umask(umask);
  });
  server.unref();
  return () => void server.close();
}

async function answer(deps: Deps, socket: Socket): Promise<void> {
  const result = await runCommand(deps, v.parse(argumentsSchema, await readText(socket)));
  socket.end(JSON.stringify(result));
}

/** Sends a command to the server that runs on this data folder; null if none does. */
export async function sendCommand(dataDir: string, args: readonly string[]): Promise<CommandResult | null> {
  const path = socketPath(dataDir);
  const socket = path === null ? null : await connectTo(path);
  if (!socket) return null;
  socket.end(JSON.stringify(args));
  return v.parse(resultSchema, await readText(socket));
}

const connectTo = (path: string) =>
  new Promise<Socket | null>((resolve) => {
    const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

/** What the other side sends until it ends. Reading as a stream would close our side too. */
const readText = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
