import { type Problem, warningAt } from '../problem.ts';
import { contrast, difference } from './colour.ts';
import { type BaseColours, PANEL_DIFFERENCE, type Palette, type Token } from './palette.ts';

/** The least contrast between a sign and the page. */
const SIGN_RATIO = 3;
/** Large areas beside each other: half as much is as good as the same colour. */
const SAME = PANEL_DIFFERENCE / 2;
const PANELS: readonly [token: Token, base: keyof BaseColours][] = [
  ['accent-soft', 'accent'],
  ['accent-pale', 'accent'],
  ['second-soft', 'second'],
  ['second-pale', 'second'],
];

/**
 * Colours of a brand with which text can be read, but an area or a sign is hardly seen; and those that are not shown as
 * they were typed.
 */
export function faintColours(
  file: string,
  palette: Palette,
  { page, accent, second }: Omit<BaseColours, 'text'>,
): Problem[] {
  const at = (field: string, message: string) => warningAt({ file, field: `colours.${field}` }, message);
  const problems: Problem[] = [];
  if (difference(accent, page) < PANEL_DIFFERENCE * 2)
    problems.push(
      at(
        'accent',
        `(${accent}) is almost the colour of the page (${page}): buttons can hardly be seen. Choose a stronger one.`,
      ),
    );
  const shown = palette.second[0];
  if (contrast(second, page) < SIGN_RATIO && shown !== second)
    problems.push(
      at(
        'second',
        `(${second}) is too light for signs on the page (${page}): they are shown in ${shown}. Choose a darker one; a light colour suits “accent”.`,
      ),
    );
  const faint = PANELS.filter(([token]) => difference(palette[token][0], palette.page[0]) < SAME);
  for (const base of new Set(faint.map(([, name]) => name)))
    problems.push(
      at(
        base,
        `makes panels that can’t be seen on the page (${page}). Choose a stronger one, or a lighter page.`,
      ),
    );
  return problems;
}
