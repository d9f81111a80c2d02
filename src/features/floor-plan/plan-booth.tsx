import type { Ref } from 'react';
import { picturePath } from '../../domain/content/pictures.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { boxOf, type HallPlan } from '../../domain/expo/hall-plan.ts';
import { Link } from '../../ui/link.tsx';
import { BOOTH_MARKS, type BoothMark } from './booth-marks.ts';
import styles from './hall-plan.module.css';

/** The height of the booth's code below its picture, and the least that is left for a picture. In units of the plan. */
const CODE_HEIGHT = 19;
const MIN_PICTURE = 24;

type Props = {
  booth: HallPlan['booths'][number];
  /** Without one the booth is free. */
  exhibitor: Exhibitor | undefined;
  href: string;
  marks: readonly BoothMark[];
  isSelected: boolean;
  isDimmed: boolean;
  ref: Ref<SVGGElement>;
};

export function PlanBooth({
  booth: { booth, outline },
  exhibitor,
  href,
  marks,
  isSelected,
  isDimmed,
  ref,
}: Props) {
  const { x, y, width, height } = boxOf(outline);
  const pictureHeight = height - CODE_HEIGHT - 3;
  const hasPicture = exhibitor && outline.length === 4 && pictureHeight >= MIN_PICTURE;
  const middleOfCode = hasPicture ? y + height - 5 : y + height / 2 + 5;
  const shape = (
    <>
      <polygon points={outline.join(' ')} />
      {hasPicture && (
        <image
          href={picturePath(exhibitor.picture, 96)}
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={pictureHeight}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <text x={x + width / 2} y={middleOfCode}>
        {booth}
      </text>
    </>
  );
  return (
    <g
      className={styles.booth}
      ref={ref}
      data-booth={booth}
      data-free={!exhibitor || undefined}
      data-selected={isSelected || undefined}
      data-dimmed={(isDimmed && !isSelected) || undefined}
    >
      {exhibitor ? (
        <Link href={href} tabIndex={-1}>
          {shape}
        </Link>
      ) : (
        shape
      )}
      {marks.map((mark, i) => (
        <g key={mark} className={styles.mark} data-mark={mark}>
          <circle cx={x + width - 6 - i * 17} cy={y + 6} r={8} />
          <text x={x + width - 6 - i * 17} y={y + 10}>
            {BOOTH_MARKS[mark].sign}
          </text>
        </g>
      ))}
    </g>
  );
}
