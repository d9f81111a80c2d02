import type { OwnPictures } from '../../images/own-pictures.ts';
import { isDrawn } from '../../images/picture-table.ts';
import { kindNames } from '../content-kinds.ts';
import type { FolderSettings } from '../organiser.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { PICTURES_FOLDER } from './list-pictures.ts';
import { pictureNames } from './picture-names.ts';

/** What the home page shows besides pictures of entries. */
const HOME = ['hero-wide', 'hero-phone'];
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
  const homeMissing = isSample ? [] : HOME.filter((name) => !own.has(name));
  const isPhoneHeroBox = (own.get('hero-phone')?.ground ?? null) !== null;
  return [
    ...named.flatMap(({ name, minWidth }) => {
      const { width = minWidth } = own.get(name) ?? {};
      return width < minWidth
        ? warningAt(fileOf(name), `is ${width} px wide. From ${minWidth} px on it looks sharp.`)
        : [];
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
            `the home page shows a drawing of the sample in place of: ${homeMissing.join(', ')}.`,
          ),
        ]
      : []),
    ...kindNames.flatMap((kind) => {
      const missing = named
        .filter((each) => each.kind === kind && !own.has(each.name) && !isDrawn(each.name, isSample))
        .map(({ name }) => `${name}.jpg`);
      const listed = [...new Set(missing)];
      if (listed.length === 0) return [];
      const rest = listed.length - MAX_LISTED;
      const names = listed.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
      return warningAt({ file: PICTURES_FOLDER }, `${kind} show a drawing in place of: ${names}.`);
    }),
  ];
}
