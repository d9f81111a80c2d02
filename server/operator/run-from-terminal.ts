import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseUrl } from '../../src/domain/routing/parse-url.ts';
import { runFolderCommand } from '../content/commands/content-command.ts';
import { openDatabase } from '../db/client.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { readEnv } from '../env.ts';
import { sendCommand } from './command-socket.ts';
import { type CommandResult, runCommand, usageFor, withAbsolutePaths } from './commands.ts';

/** What staff do for visitors. It says which database was asked: with other settings than the server's it is another. */
export async function runVisitorFromTerminal(typed: readonly string[]): Promise<CommandResult> {
  const usage = usageFor(typed);
  if (usage) return usage;
  const { databaseUrl, dataDir } = readEnv(process.env);
  const asked = databaseUrl ? `PostgreSQL, ${withoutPassword(databaseUrl)}` : resolve(dataDir);
  if (!databaseUrl && !existsSync(dataDir))
    return {
      ok: false,
      message: `There is no database in ${asked}. Set DATA_DIR or DATABASE_URL as for the server.`,
    };
  const { ok, message } = await runFromTerminal(withAbsolutePaths(typed));
  return { ok, message: `${message}\n(Database: ${asked})` };
}

function withoutPassword(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? parsed.host + parsed.pathname : 'at the address in DATABASE_URL';
}

/** Runs one command in the server that holds the embedded database, or, if none runs, by opening the database. */
export async function runFromTerminal(args: readonly string[]): Promise<CommandResult> {
  const env = readEnv(process.env);
  const { databaseUrl, dataDir } = env;
  const sent = databaseUrl ? null : await sendCommand(dataDir, args);
  if (sent) return sent;
  const unlock = databaseUrl ? async () => {} : await lockDataFolder(dataDir);
  const { db, close } = await openDatabase({ ...(databaseUrl && { url: databaseUrl }), dataDir });
  try {
    return await runCommand({ db, env, now: Date.now }, args);
  } finally {
    await close();
    await unlock();
  }
}

/** Runs a command about a content folder: without the database where it needs none. */
export async function runContentFromTerminal([command = '', folder = '', ...rest]: readonly string[]) {
  const args = [command, folder && resolve(folder), ...rest];
  const checked = command === 'check' ? await checkBesideStored(args) : null;
  return checked ?? (await runFolderCommand(args)) ?? runFromTerminal(['content', ...args]);
}

/** A server that runs, or PostgreSQL, knows the content from before, and so which addresses would be others. */
async function checkBesideStored(args: readonly string[]): Promise<CommandResult | null> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  if (!databaseUrl) return sendCommand(dataDir, ['content', ...args]);
  // The folder can be checked without it.
  return runFromTerminal(['content', ...args]).catch(() => null);
}
