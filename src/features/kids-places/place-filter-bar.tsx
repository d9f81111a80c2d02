import { useQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import styles from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { isMissing } from '../../ui/query-view.tsx';
import { AGE_CHOICES, type PlaceFilter, placesPath, regionChips, regionsOf } from './place-filter.ts';
import { kidsPlaceQueries } from './queries.ts';

export function PlaceFilterBar({ filter }: { filter: PlaceFilter }) {
  const { ageYears, ...otherFilters } = filter;
  const query = useQuery(kidsPlaceQueries.list());
  const regions = regionsOf(query.data ?? []);
  // Nothing to narrow down.
  if (isMissing(query)) return null;
  return (
    <div className={styles.rows}>
      <PillSelect
        label="Child’s age"
        name="age"
        value={ageYears === undefined ? '' : String(ageYears)}
        options={AGE_CHOICES}
        hiddenParams={otherFilters}
        onSelect={(age) => navigate(placesPath({ ...otherFilters, ...(age && { ageYears: Number(age) }) }))}
      />
      {regions.length !== 1 && (
        <Chips label="Region" chips={regionChips(filter, regions)} isLoading={query.isLoading} />
      )}
    </div>
  );
}
