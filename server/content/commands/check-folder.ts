import { formatCount } from '../../../src/domain/text/format-count.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import type { CommandResult } from '../../staff-commands/commands.ts';
import { checkChanges } from '../check/check-changes.ts';
import { checkDates } from '../check/check-dates.ts';
import { checkMovedDays } from '../check/check-moved-days.ts';
import { checkStarter } from '../check/check-starter.ts';
import { type Content, kindNames } from '../content-kinds.ts';
import { listProblems, WARNINGS_HEADING } from '../list-problems.ts';
import { checkBrandPictures } from '../pictures/check-brand-pictures.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { readPictures } from '../pictures/read-pictures.ts';
import { hasErrors } from '../problem.ts';
import { readFolder } from '../read/read-folder.ts';

/**
 * Everything that is wrong in a folder, errors first, in sentences with their place; with the previous content also
 * which addresses and ids would be others.
 */
export async function checkFolder(
  folder: string,
  before?: Content,
  nowMs = Date.now(),
): Promise<CommandResult> {
  const { read, found, settings, problems: inFolder } = await readFolder(folder);
  const { pictures, problems: pictureProblems } = await readPictures(folder);
  const problems = [
    ...inFolder,
    ...(found && before ? checkChanges(found, before) : []),
    ...(found && before && !settings.sampleDay ? checkMovedDays(found, before) : []),
    ...pictureProblems,
    ...(found ? checkPictures(found, settings, pictures) : []),
    ...(found && !settings.sampleDay ? checkDates(found, dayAt(nowMs)) : []),
    ...(await checkBrandPictures(folder)),
    ...(await checkStarter(folder)),
  ];
  const counts = kindNames.flatMap((name) => {
    const count = read?.content[name].length ?? 0;
    return count > 0 ? `${name} (${formatCount(count)})` : [];
  });
  const pictureCount = Object.keys(pictures).length;
  if (pictureCount > 0) counts.push(`pictures (${formatCount(pictureCount)})`);
  const ok = !hasErrors(problems);
  return {
    ok,
    message: [
      ...listProblems(problems, 'error', 'This has to be changed:'),
      ...(!read || !found?.isWhole(...kindNames)
        ? ['After you fix these, the check may find more.', '']
        : []),
      ...listProblems(problems, 'warning', WARNINGS_HEADING),
      ok ? `The folder can be used: ${counts.join(', ')}.` : 'The folder cannot be used yet.',
    ].join('\n'),
  };
}
