import { useEffect, useRef } from 'react';
import { picturePath } from '../../domain/content/pictures.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { Link } from '../../ui/link.tsx';
import type { HallLandmarks } from './hall-landmarks.ts';
import { type Aisle, layOutHall, type PlacedBooth, type PlacedLandmark } from './hall-layout.ts';
import styles from './hall-plan.module.css';
import type { PlanView } from './plan-view.ts';
import { SelectedBooth } from './selected-booth.tsx';

/** The height of the booth's code below its picture. */
const CODE_HEIGHT = 17;
/** Phones scroll a wider plan sideways, so that a booth stays large enough for a thumb. */
const MAX_UNSCROLLED_WIDTH = 400;

type Props = { view: PlanView; landmarks: HallLandmarks; boothHref: (booth: string) => string };

/**
 * The plan of one hall, with booths to tap, and the exhibitor of the selected one. Screen readers skip the drawing: the
 * list below it has the same content.
 */
export function HallPlan({ view, landmarks, boothHref }: Props) {
  const selectedMark = useRef<SVGGElement>(null);
  const { exhibitors, selected, matches } = view;
  const booth = selected?.booth;
  useEffect(() => {
    if (booth) selectedMark.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [booth]);
  const { width, height, booths, aisles, landmarks: placedLandmarks } = layoutOf(exhibitors, landmarks);
  const exhibitorByBooth = new Map(exhibitors.map((exhibitor) => [exhibitor.booth, exhibitor]));
  return (
    <div className={styles.hall}>
      <div className={styles.frame}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
          className={styles.plan}
          data-wide={width > MAX_UNSCROLLED_WIDTH || undefined}
        >
          {aisles.map((aisle) => (
            <AisleSign key={aisle.y} aisle={aisle} />
          ))}
          {placedLandmarks.map((landmark) => (
            <Landmark key={`${landmark.x} ${landmark.y}`} landmark={landmark} />
          ))}
          {booths.map((place) => (
            <g
              key={place.booth}
              className={styles.booth}
              ref={place.booth === booth ? selectedMark : null}
              data-booth={place.booth}
              data-selected={place.booth === booth || undefined}
              data-dimmed={(matches !== null && !matches.has(place.booth)) || undefined}
            >
              <Booth
                place={place}
                picture={exhibitorByBooth.get(place.booth)?.picture}
                href={boothHref(place.booth)}
              />
            </g>
          ))}
        </svg>
      </div>
      <SelectedBooth exhibitor={selected} />
    </div>
  );
}

const layoutOf = (exhibitors: readonly Exhibitor[], { farWall, doorWall }: HallLandmarks) =>
  layOutHall(
    exhibitors.map(({ booth }) => booth),
    farWall,
    doorWall,
  );

type BoothProps = { place: PlacedBooth; picture: string | undefined; href: string };

function Booth({ place: { booth, x, y, width, height }, picture, href }: BoothProps) {
  return (
    <Link href={href} tabIndex={-1}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {picture && (
        <image
          href={picturePath(picture, 96)}
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - CODE_HEIGHT - 3}
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

function Landmark({ landmark: { label, x, y, width, height } }: { landmark: PlacedLandmark }) {
  return (
    <>
      <rect
        className={styles.landmark}
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
