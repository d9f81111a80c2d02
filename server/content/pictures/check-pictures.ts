import type { OwnPictures } from '../../images/own-pictures.ts';
import { isDrawn } from '../../images/picture-table.ts';
import { standInFor } from '../../images/stand-ins.ts';
import { kindNames } from '../content-kinds.ts';
import type { FolderSettings } from '../organiser.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { PICTURES_FOLDER } from './list-pictures.ts';
import { pictureNames, type Shape } from './picture-names.ts';
import { shapeProblem } from './picture-shape.ts';

/** What the home page shows besides pictures of entries, on which screens and in which shape. */
const HOME: Record<string, { screens: string; shape: Shape }> = {
  'hero-wide': { screens: 'computers', shape: { from: 20 / 17, to: 20 / 17 } },
  'hero-phone': { screens: 'phones and tablets', shape: { from: 80 / 31, to: 80 / 31 } },
};
/** Drawings of the sample with its people, which a highlight or a page of another organiser names by chance. */
const OF_SAMPLE = /^(highlight|page)-/;
/** How many names a sentence lists. */
const MAX_LISTED = 5;

/** Pictures that are too small or missing, or that nothing shows. Missing ones are one sentence for each kind. */
export function checkPictures(
  { content, isWhole }: FoundContent,
  { sampleDay }: Pick<FolderSettings, 'sampleDay'>,
  pictures: OwnPictures,
): Problem[] {
  const isSample = sampleDay !== undefined;
  const named = pictureNames(content);
  const own = new Map(Object.entries(pictures));
  const used = new Set(named.map(({ name }) => name));
  const fileOf = (name: string) => ({ file: `${PICTURES_FOLDER}/${own.get(name)?.source.split(' ')[0]}` });
  const homeMissing = isSample ? [] : Object.keys(HOME).filter((name) => !own.has(name));
  const isSampleScene = (name: string) => !isSample && OF_SAMPLE.test(name) && isDrawn(name, isSample);
  const isShown = (name: string) => own.has(name) || (isDrawn(name, isSample) && !isSampleScene(name));
  const shownFor = (name: string): string => {
    if (isSampleScene(name)) return 'a drawing of the sample';
    const standIn = standInFor(name);
    return own.has(standIn) ? `your ${standIn}` : 'a drawing';
  };
  const shapes = [
    ...named.map(({ name, shape }) => [name, shape] as const),
    ...Object.entries(HOME).map(([name, { shape }]) => [name, shape] as const),
  ];
  const isPhoneHeroBox = (own.get('hero-phone')?.ground ?? null) !== null;
  return [
    ...named.flatMap(({ name, minWidth }) => {
      const { width = minWidth } = own.get(name) ?? {};
      return width < minWidth
        ? warningAt(fileOf(name), `is ${width} px wide. From ${minWidth} px on it looks sharp.`)
        : [];
    }),
    ...[...new Map(shapes)].flatMap(([name, shape]) => {
      const picture = own.get(name);
      const problem = picture && shape ? shapeProblem(picture, shape) : null;
      return problem ? warningAt(fileOf(name), problem) : [];
    }),
    ...[...own.keys()]
      .filter((name) => isWhole(...kindNames) && !used.has(name) && !isDrawn(name, isSample))
      .map((name) => warningAt(fileOf(name), 'is the picture of nothing. See the README for the names.')),
    ...(isPhoneHeroBox
      ? [
          warningAt(
            fileOf('hero-phone'),
            'has no transparent background: on the home page it is a rectangle.',
          ),
        ]
      : []),
    ...(homeMissing.length > 0
      ? [
          warningAt(
            { file: PICTURES_FOLDER },
            `on ${homeMissing.map((name) => HOME[name]?.screens).join(', ')} the home page shows a drawing of the sample in place of: ${homeMissing.join(', ')}.`,
          ),
        ]
      : []),
    ...kindNames.flatMap((kind) => {
      const missing = named.filter((each) => each.kind === kind && !isShown(each.name));
      const names = [...new Set(missing.map(({ name }) => name))];
      return [...new Set(names.map(shownFor))].map((shown) => {
        const listed = names.filter((name) => shownFor(name) === shown).map((name) => `${name}.jpg`);
        const rest = listed.length - MAX_LISTED;
        const all = listed.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
        return warningAt({ file: PICTURES_FOLDER }, `${kind} show ${shown} in place of: ${all}.`);
      });
    }),
  ];
}
