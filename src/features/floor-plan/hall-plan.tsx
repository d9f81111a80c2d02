import { type RefObject, useMemo, useRef } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import type { HallPlan as Plan, Point } from '../../domain/expo/hall-plan.ts';
import type { BoothMark } from './booth-marks.ts';
import styles from './hall-plan.module.css';
import { PlanBooth } from './plan-booth.tsx';
import { PlanPlace } from './plan-place.tsx';
import { isPlace, type PlanView } from './plan-view.ts';
import { useZoom } from './use-zoom.ts';
import { wayTo } from './way.ts';
import { useWayInSight } from './way-in-sight.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type Props = {
  view: PlanView;
  plan: Plan;
  marks: ReadonlyMap<string, readonly BoothMark[]>;
  boothHref: (booth: string) => string;
  /** The card of the selected booth, which on phones lies over the lower end of the plan. */
  card: RefObject<HTMLElement | null>;
};

/**
 * The plan of one hall, with booths to tap, and the way from the entrance to what is selected. Screen readers skip the
 * drawing: the list below it has the same content.
 */
export function HallPlan({ view, plan, marks, boothHref, card }: Props) {
  const { exhibitors, selected, matches, place } = view;
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useZoom(drawing);
  const booth = selected[0]?.booth;
  useWayInSight(booth ?? place ?? '', drawing, card, zoom.reset);
  const way = useMemo(() => wayTo(plan, targetsOf(plan, booth, place)), [plan, booth, place]);
  return (
    <div className={styles.frame}>
      <svg ref={drawing} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden className={styles.plan}>
        {plan.aisles.map(({ label, line: [start] }) =>
          label && start ? (
            <text key={`${label} ${start}`} className={styles.aisle} x={start[0]} y={start[1]} dy="0.36em">
              {label}
            </text>
          ) : null,
        )}
        {/* Below booths and places: it ends at their edge. */}
        {way && <path data-way className={styles.way} d={pathOf(way)} />}
        {plan.places.map((planPlace) => (
          <PlanPlace
            key={`${planPlace.outline[0]}`}
            place={planPlace}
            isFound={place !== null && isPlace(planPlace, place)}
            isDimmed={place !== null && !isPlace(planPlace, place)}
          />
        ))}
        {plan.booths.map((planBooth) => (
          <PlanBooth
            key={planBooth.booth}
            booth={planBooth}
            exhibitors={exhibitors.filter((exhibitor) => exhibitor.booth === planBooth.booth)}
            href={boothHref(planBooth.booth)}
            marks={marks.get(planBooth.booth) ?? []}
            isSelected={planBooth.booth === booth}
            isDimmed={(matches !== null && !matches.has(planBooth.booth)) || place !== null}
          />
        ))}
        {plan.entrances.map(({ label, at: [x, y] }) => (
          <g key={`${x} ${y}`} className={styles.entrance}>
            <circle cx={x} cy={y} r={9} />
            <path d={`M${x - 4} ${y + 2}l4 -5 4 5`} />
            <text x={x} y={y - 15}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}

const targetsOf = (plan: Plan, booth: Exhibitor['booth'] | undefined, place: PlanView['place']) =>
  booth === undefined
    ? plan.places.filter((one) => isPlace(one, place ?? '')).map(({ outline }) => outline)
    : plan.booths.filter((planBooth) => planBooth.booth === booth).map(({ outline }) => outline);

const pathOf = (line: readonly Point[]) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
