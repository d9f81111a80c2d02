import { useQuery } from '@tanstack/react-query';
import styles from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { ageChips, type PlaceFilter, regionChips, regionsOf } from './place-filter.ts';
import { kidsPlaceQueries } from './queries.ts';

export function PlaceFilterBar({ filter }: { filter: PlaceFilter }) {
  const regions = regionsOf(useQuery(kidsPlaceQueries.list({})).data ?? []);
  return (
    <div className={styles.rows}>
      {regions.length > 1 && <Chips label="Region" chips={regionChips(filter, regions)} />}
      <Chips label="Child’s age" chips={ageChips(filter)} />
    </div>
  );
}
