import { type RefObject, useMemo, useRef } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import type { PlanPlace as Place, HallPlan as Plan, Point } from '../../domain/expo/hall-plan.ts';
import type { BoothMark } from './booth-marks.ts';
import styles from './hall-plan.module.css';
import { PlanBooth } from './plan-booth.tsx';
import { PlanEntrance } from './plan-entrance.tsx';
import { PlanPlace } from './plan-place.tsx';
import signStyles from './plan-signs.module.css';
import { isFound, type PlanView } from './plan-view.ts';
import { rowSigns, SIGN } from './row-signs.ts';
import { useScrollToRoute } from './scroll-to-route.ts';
import { useZoom } from './use-zoom.ts';
import { walkingRouteTo } from './walking-route.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** From this size on the names of brands can be read. */
const NAMES_SCALE = 1.8;

type Props = {
  view: PlanView;
  /** The exhibitors of all halls, even those that a search leaves out: they stay on their booths. */
  exhibitors: readonly Exhibitor[];
  plan: Plan;
  marks: ReadonlyMap<string, readonly BoothMark[]>;
  boothHref: (booth: string) => string;
  placeHref: (place: Place) => string;
  /** The card of the selected booth, which on phones lies over the lower end of the plan. */
  card: RefObject<HTMLElement | null>;
};

/**
 * The plan of one hall, with booths to tap, and the route from the entrance to what is selected. Screen readers skip
 * the drawing: the lists below it have the same content.
 */
export function HallPlan({ view, exhibitors, plan, marks, boothHref, placeHref, card }: Props) {
  const { selected, matches, place } = view;
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useZoom(drawing);
  const booth = selected[0]?.booth;
  useScrollToRoute(booth ?? place ?? '', drawing, card, zoom);
  const route = useMemo(() => walkingRouteTo(plan, targetsOf(plan, booth, place)), [plan, booth, place]);
  // While fingers enlarge it, nothing of the drawing changes.
  const drawn = useMemo(() => {
    const exhibitorsOf = new Map<string, Exhibitor[]>();
    for (const exhibitor of exhibitors)
      if (exhibitor.hall === plan.hall)
        exhibitorsOf.set(exhibitor.booth, [...(exhibitorsOf.get(exhibitor.booth) ?? []), exhibitor]);
    return (
      <>
        {/* Below booths and places: it ends at their edge. */}
        {route && <path data-route className={signStyles.route} d={pathOf(route)} />}
        {rowSigns(plan).map(({ label, at: [x, y], width }) => (
          <g key={`${label} ${x} ${y}`} data-row={label} className={signStyles.aisle}>
            <rect x={x - width / 2} y={y - SIGN / 2} width={width} height={SIGN} rx={SIGN / 2} />
            <text x={x} y={y} dy="0.36em">
              {label}
            </text>
          </g>
        ))}
        {plan.places.map((planPlace) => (
          <PlanPlace
            key={`${planPlace.outline[0]}`}
            place={planPlace}
            href={placeHref(planPlace)}
            isFound={isFound(planPlace, place)}
            isDimmed={place !== null && !isFound(planPlace, place)}
          />
        ))}
        {plan.booths.map((planBooth) => (
          <PlanBooth
            key={planBooth.booth}
            booth={planBooth}
            exhibitors={exhibitorsOf.get(planBooth.booth) ?? []}
            href={boothHref(planBooth.booth)}
            marks={marks.get(planBooth.booth) ?? []}
            isSelected={planBooth.booth === booth}
            isDimmed={(matches !== null && !matches.has(planBooth.booth)) || place !== null}
          />
        ))}
        {plan.entrances.map((entrance) => (
          <PlanEntrance key={`${entrance.at}`} entrance={entrance} plan={plan} />
        ))}
      </>
    );
  }, [exhibitors, plan, marks, boothHref, placeHref, matches, place, booth, route]);
  return (
    <div className={styles.frame} data-names={(zoom.scale ?? 1) >= NAMES_SCALE || undefined}>
      <svg ref={drawing} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden className={styles.plan}>
        {drawn}
      </svg>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}

const targetsOf = (plan: Plan, booth: Exhibitor['booth'] | undefined, place: PlanView['place']) =>
  booth === undefined
    ? plan.places.filter((one) => isFound(one, place)).map(({ outline }) => outline)
    : plan.booths.filter((planBooth) => planBooth.booth === booth).map(({ outline }) => outline);

const pathOf = (line: readonly Point[]) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
