import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { boxOf, type HallPlan } from '../../domain/expo/hall-plan.ts';
import { Link } from '../../ui/link.tsx';
import { BOOTH_MARKS, type BoothMark } from './booth-marks.ts';
import { BoothPicture } from './booth-picture.tsx';
import styles from './hall-plan.module.css';

/** In plan units: the height of the line with the booth's code, and the minimum height for a picture above it. */
const CODE_HEIGHT = 22;
const MIN_PICTURE = 24;
/** The width of a character of a code: at the largest font size, and in em. */
const CHARACTER_WIDTH = 11.4;
const CHARACTER_WIDTH_EM = 0.65;
/** Not above the smallest size of the style sheet, so that a narrow booth's code is nowhere larger than the others. */
const MAX_NARROW_CODE = 15;
/** About the width of a letter in the name of a brand. */
const NAME_LETTER = 4.2;
/**
 * From the edge of the booth to the middle of a mark, and from one mark down to the next, which the style sheet makes
 * small.
 */
const MARK_EDGE = 9;
const MARK_STEP = 12;
/** In a narrower booth the logo makes room for a sign. */
const NARROW = 48;
const LOGO_SHIFT = 3;
/** What the booth offers is in the other corner than what the visitor has to do there. */
const OFFER = 'star-buys';

type Props = {
  booth: HallPlan['booths'][number];
  /** Without one the booth is free; several share it. */
  exhibitors: readonly Exhibitor[];
  href: string;
  marks: readonly BoothMark[];
  isSelected: boolean;
  isDimmed: boolean;
};

export function PlanBooth({
  booth: { booth, outline },
  exhibitors,
  href,
  marks,
  isSelected,
  isDimmed,
}: Props) {
  const { x, y, width, height } = boxOf(outline);
  const pictureHeight = height - CODE_HEIGHT - 3;
  const isFree = exhibitors.length === 0;
  const pictureWidth = (width - 6) / exhibitors.length;
  const hasPictures = !isFree && outline.length === 4 && pictureHeight >= MIN_PICTURE;
  const narrowCodeSize =
    booth.length * CHARACTER_WIDTH > width - 4
      ? Math.min(MAX_NARROW_CODE, (width - 6) / (booth.length * CHARACTER_WIDTH_EM))
      : undefined;
  const hasOffer = marks.includes(OFFER);
  const visitorMarks = marks.filter((mark) => mark !== OFFER);
  const isNarrow = pictureWidth < NARROW;
  const hasBoth = hasOffer && visitorMarks.length > 0;
  const shift = isNarrow && marks[0] && !hasBoth ? (hasOffer ? LOGO_SHIFT : -LOGO_SHIFT) : 0;
  const name = exhibitors.map((exhibitor) => exhibitor.name).join(', ');
  const middleOfCode = hasPictures ? y + height - 5 : y + height / 2 + 5;
  const shape = (
    <>
      <polygon points={outline.join(' ')} />
      {hasPictures &&
        exhibitors.map(({ slug, picture }, i) => (
          <BoothPicture
            key={slug}
            picture={picture}
            x={x + 3 + i * pictureWidth}
            y={y + 3}
            width={pictureWidth}
            height={pictureHeight}
            shift={shift}
            isTight={isNarrow && hasBoth}
          />
        ))}
      <text x={x + width / 2} y={middleOfCode} fontSize={narrowCodeSize}>
        {booth}
      </text>
      {hasPictures && name.length * NAME_LETTER <= width && (
        <text className={styles.name} x={x + width / 2} y={middleOfCode + 2}>
          {name}
        </text>
      )}
    </>
  );
  return (
    <g
      className={styles.booth}
      data-booth={booth}
      data-free={isFree || undefined}
      data-selected={isSelected || undefined}
      data-dimmed={(isDimmed && !isSelected) || undefined}
      data-tight={(isNarrow && hasBoth) || undefined}
    >
      {isFree ? (
        shape
      ) : (
        // Back leaves the map at once, however many booths were looked at.
        <Link href={href} replace tabIndex={-1}>
          {shape}
        </Link>
      )}
      {hasOffer && <Mark mark={OFFER} isFirst x={x + MARK_EDGE} y={y + MARK_EDGE} />}
      {visitorMarks.map((mark, i) => (
        <Mark
          key={mark}
          mark={mark}
          isFirst={i === 0}
          x={x + width - MARK_EDGE}
          y={y + MARK_EDGE + i * MARK_STEP}
        />
      ))}
    </g>
  );
}

type MarkProps = { mark: BoothMark; isFirst: boolean; x: number; y: number };

const Mark = ({ mark, isFirst, x, y }: MarkProps) => (
  <g className={styles.mark} data-mark={mark} data-first={isFirst || undefined}>
    <circle cx={x} cy={y} r={7.5} />
    <text x={x} y={y + 4}>
      {BOOTH_MARKS[mark].sign}
    </text>
  </g>
);
