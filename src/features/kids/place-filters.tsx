import { Chips } from '../../ui/chips.tsx';
import { ageChips, type PlaceFilter, regionChips } from './model.ts';
import styles from './place-card.module.css';

export const PlaceFilters = ({ filter }: { filter: PlaceFilter }) => (
  <div className={styles.filters}>
    <Chips label="Region" chips={regionChips(filter)} />
    <Chips label="Age of the child" chips={ageChips(filter)} />
  </div>
);
