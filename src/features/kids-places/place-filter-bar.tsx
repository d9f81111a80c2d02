import { Chips } from '../../ui/chips.tsx';
import styles from './place-card.module.css';
import { ageChips, type PlaceFilter, regionChips } from './place-filter.ts';

export const PlaceFilterBar = ({ filter }: { filter: PlaceFilter }) => (
  <div className={styles.filters}>
    <Chips label="Region" chips={regionChips(filter)} />
    <Chips label="Child’s age" chips={ageChips(filter)} />
  </div>
);
