import { useEffect, useRef } from 'react';
import { picturePath } from '../../domain/content/pictures.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { Link } from '../../ui/link.tsx';
import type { HallLandmarks } from './hall-landmarks.ts';
import { type Aisle, layOutHall, type PlacedBooth, type PlacedLandmark } from './hall-layout.ts';
import styles from './hall-plan.module.css';
import type { PlanView } from './plan-view.ts';
import { SelectedBooth } from './selected-booth.tsx';

const STRIPE = 17;
/** What is drawn wider than this is scrolled sideways on phones, so that a booth stays large enough for a thumb. */
const WIDE = 400;

type Props = { view: PlanView; landmarks: HallLandmarks; boothHref: (booth: string) => string };

/** One hall, to look at and to tap, and who is at the booth. The drawing is not read out: the list below says the same. */
export function HallPlan({ view, landmarks, boothHref }: Props) {
  const chosenMark = useRef<SVGGElement>(null);
  const { exhibitors, selected, matches } = view;
  const booth = selected?.booth;
  useEffect(() => {
    if (booth) chosenMark.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [booth]);
  const { width, height, booths, aisles, landmarks: placed } = planOf(exhibitors, landmarks);
  const of = new Map(exhibitors.map((one) => [one.booth, one]));
  return (
    <div className={styles.hall}>
      <div className={styles.frame}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
          className={styles.plan}
          data-wide={width > WIDE || undefined}
        >
          {aisles.map((aisle) => (
            <AisleSign key={aisle.y} aisle={aisle} />
          ))}
          {placed.map((mark) => (
            <Mark key={`${mark.x} ${mark.y}`} mark={mark} />
          ))}
          {booths.map((place) => (
            <g
              key={place.booth}
              className={styles.stand}
              ref={place.booth === booth ? chosenMark : null}
              data-booth={place.booth}
              data-chosen={place.booth === booth || undefined}
              data-dim={(matches !== null && !matches.has(place.booth)) || undefined}
            >
              <Stand place={place} picture={of.get(place.booth)?.picture} href={boothHref(place.booth)} />
            </g>
          ))}
        </svg>
      </div>
      <SelectedBooth exhibitor={selected} />
    </div>
  );
}

const planOf = (exhibitors: readonly Exhibitor[], { farWall, doorWall }: HallLandmarks) =>
  layOutHall(
    exhibitors.map(({ booth }) => booth),
    farWall,
    doorWall,
  );

type StandProps = { place: PlacedBooth; picture: string | undefined; href: string };

function Stand({ place: { booth, x, y, width, height }, picture, href }: StandProps) {
  return (
    <Link href={href} tabIndex={-1}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {picture && (
        <image
          href={picturePath(picture, 96)}
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - STRIPE - 3}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <text x={x + width / 2} y={y + height - 5}>
        {booth}
      </text>
    </Link>
  );
}

function AisleSign({ aisle: { letter, x, y, width, height } }: { aisle: Aisle }) {
  if (!letter) return null;
  const middle = y + height / 2;
  return (
    <g className={styles.aisle}>
      <line x1={x + 30} x2={x + width} y1={middle} y2={middle} />
      <text className={styles.letter} x={x + 12} y={middle + 6}>
        {letter}
      </text>
    </g>
  );
}

function Mark({ mark: { label, x, y, width, height } }: { mark: PlacedLandmark }) {
  return (
    <>
      <rect
        className={styles.mark}
        data-entrance={label === 'Entrance' || undefined}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
      />
      <text x={x + width / 2} y={y + height / 2 + 5}>
        {label}
      </text>
    </>
  );
}
