import { formatCount } from '../../../src/domain/text/format-count.ts';
import type { CommandResult } from '../../operator/commands.ts';
import { kindNames } from '../content-kinds.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { readPictures } from '../pictures/read-pictures.ts';
import { hasErrors, type Problem, sentenceOf } from '../problem.ts';
import { readFolder } from '../read/read-folder.ts';

/** Everything that is wrong in a folder, errors first, in sentences with their place. */
export async function checkFolder(folder: string): Promise<CommandResult> {
  const { read, problems: found } = await readFolder(folder);
  const { pictures, problems: pictureProblems } = await readPictures(folder);
  const problems = [
    ...found,
    ...pictureProblems,
    ...(read && !hasErrors(found) ? checkPictures(read.content, pictures) : []),
  ];
  const counts = kindNames.flatMap((name) => {
    const count = read?.content[name].length ?? 0;
    return count > 0 ? `${formatCount(count)} ${name}` : [];
  });
  const pictureCount = Object.keys(pictures).length;
  if (pictureCount > 0) counts.push(`${formatCount(pictureCount)} pictures`);
  const ok = !hasErrors(problems);
  return {
    ok,
    message: [
      ...listed(problems, 'error', 'This has to be changed:'),
      ...listed(problems, 'warning', 'This is worth a look:'),
      ok ? `The folder can be used: ${counts.join(', ')}.` : 'The folder cannot be used yet.',
    ].join('\n'),
  };
}

function listed(problems: readonly Problem[], severity: Problem['severity'], heading: string): string[] {
  const lines = problems.filter((problem) => problem.severity === severity).map(sentenceOf);
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
}
