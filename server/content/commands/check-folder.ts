import { formatCount } from '../../../src/domain/text/format-count.ts';
import type { CommandResult } from '../../operator/commands.ts';
import { kindNames } from '../content-kinds.ts';
import { hasErrors, type Problem, sentenceOf } from '../problem.ts';
import { readFolder } from '../read/read-folder.ts';

/** Everything that is wrong in a folder, errors first, in sentences with their place. */
export async function checkFolder(folder: string): Promise<CommandResult> {
  const { read, problems } = await readFolder(folder);
  const counts = kindNames.flatMap((name) => {
    const count = read?.content[name].length ?? 0;
    return count > 0 ? `${formatCount(count)} ${name}` : [];
  });
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
