import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkFolder } from '../content/commands/check-folder.ts';
import { runFolderCommand } from '../content/commands/content-command.ts';
import { openDatabase } from '../db/client.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { readEnv } from '../env.ts';
import { sendCommand } from './command-socket.ts';
import { type CommandResult, runCommand, usageFor, withAbsolutePaths } from './commands.ts';
import { databaseName } from './database-name.ts';

/**
 * What staff do for visitors. It says which database was asked: with other settings than the server's it is another.
 */
export async function runVisitorFromTerminal(typed: readonly string[]): Promise<CommandResult> {
  const usage = usageFor(typed);
  if (usage) return usage;
  const env = readEnv(process.env);
  const { databaseUrl, dataDir } = env;
  const asked = databaseName(env);
  if (!databaseUrl && !existsSync(dataDir))
    return {
      ok: false,
      message: `There is no database in ${asked}. Set DATA_DIR or DATABASE_URL as for the server.`,
    };
  return { ...(await runFromTerminal(withAbsolutePaths(typed))), note: `(Database: ${asked})` };
}

/** Runs one command in the server that holds the embedded database, or, if none runs, by opening the database. */
async function runFromTerminal(args: readonly string[]): Promise<CommandResult> {
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
  if (folder && ['check', 'import'].includes(command) && !existsSync(folder))
    return { ok: false, message: `There is no folder ${resolve(folder)}.` };
  if (command === 'check' && folder && rest.length === 0) return checkBesideStored(args, resolve(folder));
  return (await runFolderCommand(args)) ?? runFromTerminal(['content', ...args]);
}

/**
 * A server that runs, or PostgreSQL, knows what visitors see now, and so what would be gone or have another address.
 * The folder can be checked without it.
 */
async function checkBesideStored(args: readonly string[], folder: string): Promise<CommandResult> {
  const env = readEnv(process.env);
  const name = databaseName(env);
  const beside = await (env.databaseUrl
    ? runFromTerminal(['content', ...args]).catch(() => null)
    : sendCommand(env.dataDir, ['content', ...args]));
  if (beside) return beside;
  const why = env.databaseUrl
    ? `${name} does not answer.`
    : `no server runs on ${name}. Before your first start there is nothing to compare with. Later, check while the server runs, with its DATA_DIR or DATABASE_URL.`;
  const { ok, message } = await checkFolder(folder);
  return {
    ok,
    message: `${message}\nThe folder alone was checked, not beside what visitors see now: ${why}`,
  };
}
