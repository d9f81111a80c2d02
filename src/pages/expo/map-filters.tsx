import { navigate } from 'wouter/use-browser-location';
import { type HallPlan, PLACE_KINDS } from '../../domain/expo/hall-plan.ts';
import { type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { placeName } from '../../features/floor-plan/place-names.ts';
import type { PlanLinks } from '../../features/floor-plan/plan-links.ts';
import { hallsWith, type PlanView } from '../../features/floor-plan/plan-view.ts';
import chipRows from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './map-filters.module.css';

type Props = {
  address: RouteAddress;
  text: string;
  view: PlanView;
  drawnPlans: readonly HallPlan[];
  links: PlanLinks;
};

/** The search of the map, its halls and the kinds of places that it has. */
export function MapFilters({ address, text, view, drawnPlans, links }: Props) {
  const chosenExpo = address.search.get('expoSlug');
  const kinds = PLACE_KINDS.filter((kind) => hallsWith(kind, drawnPlans).length > 0);
  return (
    <div className={`${chipRows.filters} ${styles.filters}`}>
      <SearchField
        label="Brand or booth"
        name="text"
        value={text}
        onSearch={(searched) =>
          navigate(withQuery(address, { text: searched, booth: null, place: null, hall: null }))
        }
        hiddenParams={chosenExpo ? { expoSlug: chosenExpo } : {}}
      />
      <div className={chipRows.rows}>
        {view.halls.length > 1 && (
          <Chips
            label="Halls"
            chips={view.halls.map((hall) => ({
              label: hall,
              href: links.toHall(hall),
              current: hall === view.hall,
            }))}
          />
        )}
        {kinds.length > 0 && (
          <Chips
            label="Find a place"
            chips={kinds.map((kind) => ({
              label: placeName(kind, drawnPlans),
              href: links.toPlace(kind),
              current: kind === view.place,
            }))}
          />
        )}
      </div>
    </div>
  );
}
