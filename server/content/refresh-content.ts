import { existsSync } from 'node:fs';
import type { Deps } from '../deps.ts';
import { errorTrace } from '../error-trace.ts';
import { type OwnPictures, ownPicturesDir } from '../images/own-pictures.ts';
import { type SayProgress, sayProgress } from '../log/progress.ts';
import { checkStarter } from './check/check-starter.ts';
import type { Content } from './content-kinds.ts';
import { followContent, latestContent, storedContent } from './content-version.ts';
import { contentHash } from './import-content.ts';
import { importFolder } from './import-folder.ts';
import { listProblems, WARNINGS_HEADING } from './list-problems.ts';
import { isForRestart } from './organiser-config/changed-config.ts';
import { keepPictures, readPictures } from './pictures/read-pictures.ts';
import { errorAt, hasErrors, type Problem } from './problem.ts';
import { readFolder } from './read/read-folder.ts';
import { datedToday } from './sample.ts';

/**
 * Imports the content at the start, each midnight and when the folder has changed. Throws an Error that lists
 * everything that is wrong, if there is no previous content. On PostgreSQL, which several servers share, only the
 * command imports content; a folder that differs is logged.
 */
export async function refreshContent(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'log'>,
  before?: Content,
): Promise<Problem[]> {
  const { databaseUrl, contentDir } = deps.env;
  const isEmpty = (await latestContent(deps.db)).version === 0;
  if (databaseUrl && isEmpty)
    throw new Error(
      `The database holds no content yet. Import it with: npm run content -- import ${contentDir}`,
    );
  // Before it begins: reading a large folder takes longer than an operator waits for a first word.
  if (isEmpty) deps.log.info({}, `The content in ${contentDir} is read for the first time`);
  const progress = sayProgress(deps.log, deps.now);
  const importing = databaseUrl ? importPictures(deps, progress) : importFolder(deps, before, progress);
  const problems = await (isEmpty ? importing : importing.catch((error) => logFailure(deps, error)));
  await followContent(deps.db);
  if (!hasErrors(problems)) return problems;
  const heading = `The content in ${contentDir} cannot be used:`;
  const message = listProblems(problems, 'error', heading).join('\n').trimEnd();
  if (isEmpty) throw new Error(message);
  deps.log.error({}, `${message}\nThe previous content stays in use.`);
  return problems;
}

/** What no check has found must not keep the server from starting, while there is content to show. */
function logFailure({ env, log }: Pick<Deps, 'env' | 'log'>, error: unknown): Problem[] {
  const message = `The content in ${env.contentDir} could not be imported. The previous content stays in use.`;
  log.error(errorTrace(error), message);
  return [];
}

/** For the start: a public server must not show the starter's terms and privacy policy. */
export async function logStarterTexts({ env, log }: Pick<Deps, 'env' | 'log'>): Promise<void> {
  const problems = await checkStarter(env.contentDir);
  if (problems.length === 0) return;
  log.warn({}, listProblems(problems, 'warning', WARNINGS_HEADING).join('\n').trimEnd());
}

/** Each server has the pictures in its own data folder. */
async function importPictures(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'log'>,
  progress: SayProgress,
): Promise<Problem[]> {
  const { env } = deps;
  if (!existsSync(env.contentDir)) return [errorAt({ file: env.contentDir }, 'is missing.')];
  const dir = ownPicturesDir(env.dataDir);
  const { pictures, problems } = await readPictures(env.contentDir, dir, progress);
  if (!hasErrors(problems)) await keepPictures(env.dataDir, pictures);
  if (!(await isShown(deps, pictures)))
    deps.log.warn(
      {},
      `The content in ${env.contentDir} is not what visitors see now. Import it with: npm run content -- import ${env.contentDir}`,
    );
  return problems;
}

/** Whether the database holds what is in the folder. What cannot be used was never imported. */
async function isShown({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>, pictures: OwnPictures) {
  const { read, problems } = await readFolder(env.contentDir);
  if (!read || hasErrors(problems)) return false;
  const content = env.hasSamples ? datedToday(read, now()) : read;
  return (await latestContent(db)).hash === contentHash(content, pictures);
}

/** Called when the folder has changed. Never throws. */
export async function followFolder(deps: Deps): Promise<void> {
  try {
    const before = await latestContent(deps.db);
    const problems = await refreshContent(deps, (await storedContent(deps.db))?.content);
    const { version } = await latestContent(deps.db);
    const isImported = version !== before.version;
    if (!isImported && !problems.some(isForRestart)) return;
    const warnings = listProblems(problems, 'warning', WARNINGS_HEADING).join('\n').trimEnd();
    deps.log.info({ version }, `${isImported ? 'Changed content was imported. ' : ''}${warnings}`.trimEnd());
  } catch (error) {
    deps.log.error(errorTrace(error), 'the content folder could not be read');
  }
}
