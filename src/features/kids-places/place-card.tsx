import { Clock, Navigation, Ticket } from 'lucide-react';
import type { KidsPlace } from '../../domain/content/kids-place.ts';
import { directionsHref } from '../../domain/routing/directions.ts';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { LARGE_CARD_SIZES } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './place-card.module.css';
import { ageRangeText } from './place-filter.ts';

/** A place for children: kind, ages, hours, price and the way there. `isFirst`: its picture is the page’s first. */
export function PlaceCard({ place, isFirst = false }: { place: KidsPlace; isFirst?: boolean }) {
  return (
    <li className={styles.place}>
      <Picture
        name={place.picture}
        alt=""
        width={1600}
        height={1067}
        sizes={LARGE_CARD_SIZES}
        priority={isFirst}
      />
      <div>
        <p className={styles.kind}>
          <span>{place.kind}</span> {ageRangeText(place.ageYears)}
        </p>
        <h3>{place.name}</h3>
        <p className={styles.area}>{place.area}</p>
        <p>{place.summary}</p>
        <dl>
          <div>
            <dt>
              <Clock size={18} aria-hidden />
              <span className="visually-hidden">Open</span>
            </dt>
            <dd>{place.hours.replace(/ (?=[AP]M\b)/g, '\u00a0')}</dd>
          </div>
          <div>
            <dt>
              <Ticket size={18} aria-hidden />
              <span className="visually-hidden">Price</span>
            </dt>
            <dd>{place.priceNote}</dd>
          </div>
        </dl>
        <p>
          <ButtonAnchor href={directionsHref(place.name, place.area, place.region)} variant="outline">
            <Navigation size={18} aria-hidden />
            <span>
              Directions<span className="visually-hidden"> to {place.name}</span>
            </span>
          </ButtonAnchor>
        </p>
      </div>
    </li>
  );
}
