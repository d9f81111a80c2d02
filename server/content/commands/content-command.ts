import type { Deps } from '../../deps.ts';
import type { CommandResult } from '../../staff-commands/commands.ts';
import { databaseName } from '../../staff-commands/database-name.ts';
import { unknownCommand } from '../../staff-commands/unknown-command.ts';
import { checkStarter } from '../check/check-starter.ts';
import type { Content } from '../content-kinds.ts';
import { followContent, latestContent, storedContent } from '../content-version.ts';
import { importFolder } from '../import-folder.ts';
import { listProblems, WARNINGS_HEADING } from '../list-problems.ts';
import { hasErrors } from '../problem.ts';
import { checkFolder } from './check-folder.ts';
import { exportFolder } from './export-folder.ts';
import { newFolder } from './new-folder.ts';
import { writePosters } from './write-posters.ts';

const CONTENT_USAGE = `The commands are:
  check DIR         names everything that is wrong in a content folder
  new NEW_DIR       writes a small folder to start from
  import DIR        imports a folder into the database
  export NEW_DIR    writes what the database holds as a folder
  posters NEW_DIR   writes a check-in poster for each expo that is on or to come`;

const WITH_DATABASE = ['import', 'export', 'posters'];
const COMMANDS = ['check', 'new', ...WITH_DATABASE];

/** Commands that need no database; null for others. */
export async function runFolderCommand([command, folder, ...rest]: readonly string[]) {
  if (command && !COMMANDS.includes(command))
    return { ok: false, message: `${unknownCommand(command, COMMANDS)}\n${CONTENT_USAGE}` };
  if (command && !folder)
    return { ok: false, message: `Which folder? Write “${command} DIR”.\n${CONTENT_USAGE}` };
  if (!folder || rest.length > 0) return { ok: false, message: CONTENT_USAGE };
  if (command === 'check') return checkFolder(folder);
  if (command === 'new') return newFolder(folder);
  return null;
}

/** Commands that need the database. `folder` is an absolute path. */
export async function runContentCommand(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  [command, folder = '']: readonly string[],
): Promise<CommandResult> {
  if (command === 'export') return exportFolder(deps.db, deps.env, folder);
  if (command === 'posters')
    return writePosters(deps.db, { publicOrigin: deps.env.publicOrigin, nowMs: deps.now() }, folder);
  const stored = (await storedContent(deps.db))?.content;
  if (command === 'check') {
    const { ok, message } = await checkFolder(folder, stored, deps.now());
    return { ok, message: `${message}\n${comparison(deps, ok, stored)}` };
  }
  const before = await latestContent(deps.db);
  const problems = await importFolder({ ...deps, env: { ...deps.env, contentDir: folder } }, stored);
  if (hasErrors(problems)) {
    const checked = await checkFolder(folder, stored, deps.now());
    // What is right in the folder and does not fit this app.
    return checked.ok
      ? { ok: false, message: listProblems(problems, 'error', 'Nothing was imported:').join('\n').trimEnd() }
      : checked;
  }
  const { version } = await followContent(deps.db);
  if (version === before.version) return { ok: true, message: 'Nothing has changed.' };
  const warnings = listProblems([...problems, ...(await checkStarter(folder))], 'warning', WARNINGS_HEADING);
  return { ok: true, message: [...warnings, `This is version ${version} of the content.`].join('\n') };
}

/** Whether the check has seen what would be gone or have another address. */
function comparison({ env }: Pick<Deps, 'env'>, ok: boolean, stored: Content | undefined): string {
  const name = databaseName(env);
  if (!stored) return `Not compared with what visitors see now: ${name} holds no content yet.`;
  return ok
    ? `Compared with what ${name} shows now.`
    : `It is compared with what ${name} shows once nothing has to be changed.`;
}
