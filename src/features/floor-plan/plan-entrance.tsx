import type { HallPlan } from '../../domain/expo/hall-plan.ts';
import styles from './plan-signs.module.css';

/** About the width of a letter. In units of the plan. */
const LETTER = 9.2;
const RADIUS = 9;
/** From the middle of the sign to its name. */
const GAP = 15;

type Props = { entrance: HallPlan['entrances'][number]; plan: Pick<HallPlan, 'width' | 'height'> };

/**
 * At the lower wall the name is beside its sign, so that the route, which leads up from there, does not cross it.
 * Elsewhere it is above.
 */
export function PlanEntrance({ entrance: { label, at }, plan: { width, height } }: Props) {
  const [x, y] = at;
  const length = label.length * LETTER;
  const isBeside = height - y < 2 * GAP;
  const isRight = x + GAP + length <= width;
  const middle = Math.max(length / 2, Math.min(width - length / 2, x));
  return (
    <g className={styles.entrance}>
      <circle cx={x} cy={y} r={RADIUS} />
      <path d={`M${x - 4} ${y + 2}l4 -5 4 5`} />
      {isBeside ? (
        <text x={isRight ? x + GAP : x - GAP} y={y} dy="0.36em" textAnchor={isRight ? 'start' : 'end'}>
          {label}
        </text>
      ) : (
        <text x={middle} y={y - GAP}>
          {label}
        </text>
      )}
    </g>
  );
}
