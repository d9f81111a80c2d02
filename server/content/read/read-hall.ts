import { atUsualScale } from '../../floor-plan/drawing-scale.ts';
import { readPlan } from '../../floor-plan/read-plan.ts';
import { withoutWord } from '../fields/booth.ts';
import { errorAt, type Problem } from '../problem.ts';
import type { RawEntry } from './raw-entry.ts';

/** One entry: a hall, drawn as `readPlan` describes it. What is wrong is named with its line. */
export function readHall(file: string, svg: string): { entries: RawEntry[]; problems: Problem[] } {
  const { expo, plan, problems } = readPlan(svg);
  const booths = plan.booths.map((each) => ({ ...each, booth: withoutWord(each.booth) }));
  return {
    entries:
      problems.length > 0
        ? []
        : [
            {
              file,
              isCell: false,
              values: { expo, hall: plan.hall, plan: atUsualScale({ ...plan, booths }) },
              fieldLabel: (field) => `data-${field}`,
            },
          ],
    problems: problems.map(({ line, message }) => errorAt({ file, entry: `line ${line}` }, `${message}.`)),
  };
}
