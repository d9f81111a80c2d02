import type { Deps } from '../deps.ts';
import { errorTrace } from '../error-trace.ts';
import { ownPicturesDir } from '../images/own-pictures.ts';
import { latestContent } from './content-version.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { keepPictures, readPictures } from './pictures/read-pictures.ts';
import { hasErrors, type Problem, sentenceOf } from './problem.ts';
import { readFolder } from './read/read-folder.ts';
import { datedToday } from './sample.ts';
import { takeIn } from './take-in.ts';

/**
 * Takes in the content folder if nothing in it is wrong. Otherwise it changes nothing: the content from before goes on.
 * Returns what is wrong.
 */
export async function takeInFolder({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Problem[]> {
  const { read, problems } = await readFolder(env.contentDir);
  if (!read || hasErrors(problems)) return problems;
  const dir = ownPicturesDir(env.dataDir);
  const { pictures, problems: pictureProblems } = await readPictures(env.contentDir, dir);
  const all = [...problems, ...pictureProblems, ...checkPictures(read.content, pictures)];
  if (hasErrors(all)) return all;
  await takeIn(db, env.hasSamples ? datedToday(read, now()) : read, new Date(now()));
  await keepPictures(dir, pictures);
  return all;
}

const listed = (problems: readonly Problem[]) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => `  ${sentenceOf(problem)}`)
    .join('\n');

/** At the start. Throws an Error that lists everything that is wrong, if there is no content from before. */
export async function prepareContent(deps: Pick<Deps, 'db' | 'env' | 'now' | 'log'>): Promise<void> {
  const problems = await takeInFolder(deps);
  if (!hasErrors(problems)) return;
  const message = `The content in ${deps.env.contentDir} cannot be used:\n${listed(problems)}`;
  if ((await latestContent(deps.db)).version === 0) throw new Error(message);
  deps.log.error({}, `${message}\nThe content from before goes on.`);
}

/** When the folder has changed. Never throws. */
export async function followFolder(deps: Deps): Promise<void> {
  try {
    const before = await latestContent(deps.db);
    await prepareContent(deps);
    const { version } = await latestContent(deps.db);
    if (version > before.version) deps.log.info({ version }, 'changed content was taken in');
  } catch (error) {
    deps.log.error(errorTrace(error), 'the content folder could not be read');
  }
}
