import type { HallPlan, PlanPlace } from '../../domain/expo/hall-plan.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { factsOfPlaces } from './place-facts.ts';
import styles from './plan-layout.module.css';
import { isFound, type PlanView } from './plan-view.ts';

type Props = {
  plan: HallPlan;
  /** Whether the organiser drew it, so that it tells what is near what. */
  isDrawn: boolean;
  /** What is looked for. */
  place: PlanView['place'];
  placeHref: (place: PlanPlace) => string;
};

/** What the drawing has besides booths, for keyboards and screen readers, which skip it. */
export function HallPlaces({ plan, isDrawn, place, placeHref }: Props) {
  const places = factsOfPlaces(plan, isDrawn);
  if (places.length === 0) return null;
  return (
    <Section title={`Places in ${plan.hall}`} level={3}>
      <ul className={styles.places}>
        {places.map(({ label, facts, place: listed }) => (
          <li key={label}>
            {/* Back leaves the map at once, as it does after a tap on the drawing. */}
            <Link href={placeHref(listed)} replace aria-current={isFound(listed, place) || undefined}>
              {label}
            </Link>
            {facts && (
              <>
                <span className="visually-hidden">, </span>
                <small>{facts}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
