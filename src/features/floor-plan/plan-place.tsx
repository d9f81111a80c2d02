import { boxOf, type PlanPlace as Place } from '../../domain/expo/hall-plan.ts';
import { wrapWords } from '../../domain/text/wrap-words.ts';
import { Link } from '../../ui/link.tsx';
import styles from './hall-plan.module.css';
import { labelOf } from './place-names.ts';

const LINE_HEIGHT = 18;
/** About the width of a letter. In units of the plan. */
const LETTER = 9.2;

type Props = { place: Place; href: string; isFound: boolean; isDimmed: boolean };

export function PlanPlace({ place, href, isFound, isDimmed }: Props) {
  const { kind, outline } = place;
  const { x, y, width, height } = boxOf(outline);
  const lines = wrapWords(labelOf(place), width / LETTER);
  const top = y + height / 2 + 4 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g
      className={styles.place}
      data-kind={kind}
      data-found={isFound || undefined}
      data-dimmed={isDimmed || undefined}
    >
      <Link href={href} replace tabIndex={-1}>
        <polygon points={outline.join(' ')} />
        <text x={x + width / 2} y={top}>
          {lines.map((line, i) => (
            <tspan key={line} x={x + width / 2} dy={i && LINE_HEIGHT}>
              {line}
            </tspan>
          ))}
        </text>
      </Link>
    </g>
  );
}
