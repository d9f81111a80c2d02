import type { Moment } from '../../domain/content/moment.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './gallery.module.css';
import { momentParams } from './moment-address.ts';
import { splitIntoRows } from './rows.ts';

/** The proportions of a layout, as in the style sheet: the content security policy forbids inline styles. */
const RATIOS = { panorama: 2, wide: 1.3333, square: 1, tall: 0.75 };
/** About how wide a row of a wide screen is, as a multiple of its height. */
const ROW_WIDTH = 3.6;

/** The nearest proportions. */
function shapeOf({ width, height }: Moment): keyof typeof RATIOS {
  const ratio = width / height;
  if (ratio > 1.6) return 'panorama';
  if (ratio > 1.15) return 'wide';
  return ratio < 0.87 ? 'tall' : 'square';
}
const ratioOf = (moment: Moment) => RATIOS[shapeOf(moment)];

type Props = {
  /** Each page has rows of its own, so that nothing moves when another page is loaded. */
  pages: readonly (readonly Moment[])[];
  expo: string | undefined;
};

/**
 * Pictures in about their original proportions, in rows of one height; all rows are full. Narrow screens show half a
 * row in one line. All are one list: screen readers count the pictures, and rows are only seen.
 */
export const Gallery = ({ pages, expo }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a list may only have items as its children, and here they are in rows
  <div role="list" className={styles.gallery}>
    {pages.map((moments, page) => {
      const tall = moments.filter((moment) => shapeOf(moment) === 'tall');
      const alone = tall.length % 2 === 1 ? tall.at(-1) : undefined;
      return rowsOf(moments).map((halves) => (
        <div key={halves[0]?.[0]?.id}>
          {halves.map((half) => (
            <div key={half[0]?.id}>
              {half.map((moment) => (
                <Tile
                  key={moment.id}
                  moment={moment}
                  expo={expo}
                  isAlone={moment === alone}
                  place={page === 0 ? moments.indexOf(moment) : undefined}
                />
              ))}
            </div>
          ))}
        </div>
      ));
    })}
  </div>
);

/** The rows of a wide screen, each in two halves. */
function rowsOf(moments: readonly Moment[]): Moment[][][] {
  const width = moments.reduce((sum, moment) => sum + ratioOf(moment), 0);
  const halves = splitIntoRows(moments, ratioOf, 2 * Math.max(1, Math.round(width / ROW_WIDTH)));
  return halves.flatMap((half, i) => (i % 2 === 0 ? [[half, ...halves.slice(i + 1, i + 2)]] : []));
}

type TileProps = {
  moment: Moment;
  /** The expo that was chosen: captions do not repeat it. */
  expo: string | undefined;
  /** On phones, no other tall picture stands beside it. */
  isAlone: boolean;
  /** The index of the picture on the first page; undefined on further pages. */
  place: number | undefined;
};

const Tile = ({ moment, expo, isAlone, place }: TileProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div role="listitem" data-shape={shapeOf(moment)} data-alone={isAlone || undefined}>
    <Link href={momentParams.href({ expo, moment: moment.id })} state={{ isOver: true }}>
      <Picture
        name={moment.picture}
        alt=""
        width={moment.width}
        height={moment.height}
        sizes={
          shapeOf(moment) === 'tall' && !isAlone
            ? '(width < 576px) 46vw, 340px'
            : '(width < 576px) 92vw, 544px'
        }
        originalWidth={moment.width}
        priority={place === 0}
        eager={place === 1}
      />
      <span className={styles.caption}>
        {moment.caption}
        {expo === undefined && <span className={styles.source}> {moment.expo.name}</span>}
      </span>
    </Link>
  </div>
);
