import { openDatabase } from '../db/client.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { readEnv } from '../env.ts';
import { sendCommand } from './command-socket.ts';
import { type CommandResult, runCommand } from './commands.ts';

/** Runs one command in the server that holds the embedded database, or, if none runs, by opening the database. */
export async function runFromTerminal(args: readonly string[]): Promise<CommandResult> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  const sent = databaseUrl ? null : await sendCommand(dataDir, args);
  if (sent) return sent;
  const unlock = databaseUrl ? async () => {} : await lockDataFolder(dataDir);
  const { db, close } = await openDatabase({ ...(databaseUrl && { url: databaseUrl }), dataDir });
  try {
    return await runCommand({ db, now: Date.now }, args);
  } finally {
    await close();
    await unlock();
  }
}
