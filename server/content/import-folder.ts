import type { Deps } from '../deps.ts';
import { ownPicturesDir } from '../images/own-pictures.ts';
import type { SayProgress } from '../log/progress.ts';
import { checkChanges } from './check/check-changes.ts';
import { checkMovedDays } from './check/check-moved-days.ts';
import type { Content } from './content-kinds.ts';
import { importContent, vacuumContent } from './import-content.ts';
import { changedConfig } from './organiser-config/changed-config.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { keepPictures, readPictures } from './pictures/read-pictures.ts';
import { hasErrors, type Problem } from './problem.ts';
import { readFolder } from './read/read-folder.ts';
import { datedToday } from './sample.ts';

/**
 * Imports the content folder if nothing in it is wrong. Otherwise it changes nothing: the previous content stays in
 * use. Returns what is wrong; with the previous content also which addresses and ids are others now.
 */
export async function importFolder(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  before?: Content,
  progress: SayProgress = () => {},
): Promise<Problem[]> {
  const { read, problems, found } = await readFolder(env.contentDir);
  if (!read || !found || hasErrors(problems)) return problems;
  const dir = ownPicturesDir(env.dataDir);
  const { pictures, problems: pictureProblems } = await readPictures(env.contentDir, dir, progress);
  const all = [
    ...problems,
    ...changedConfig(read),
    ...(before ? checkChanges(found, before) : []),
    ...(before && !read.organiser.sampleDay ? checkMovedDays(found, before) : []),
    ...pictureProblems,
    ...checkPictures(found, read.organiser, pictures),
  ];
  if (hasErrors(all)) return all;
  // Pages that are rendered for the new content show the new pictures.
  await keepPictures(env.dataDir, pictures);
  const content = env.hasSamples ? datedToday(read, now()) : read;
  progress(() => 'The content is being written into the database');
  const isChanged = await importContent(db, content, new Date(now()), pictures);
  // The content is in use, whatever becomes of this. At night it is done for all tables, and a failure logged.
  if (isChanged && !env.databaseUrl) await vacuumContent(db, read).catch(() => {});
  return all;
}
