import chipRows from './chip-rows.module.css';
import { Link } from './link.tsx';

type Props = {
  /** `12 products`. */
  text: string;
  /** What the list is narrowed down by, as `parse` of a `searchParamsCodec` returns it. */
  filter: object;
  /** The list without any of it. */
  allHref: string;
};

/** How many there are. Several filters are taken back with one link, a single one where it was chosen. */
export const ListCount = ({ text, filter, allHref }: Props) => (
  <div className={chipRows.count} data-count>
    <p role="status" data-announce>
      {text}
    </p>
    {Object.keys(filter).length > 1 && <Link href={allHref}>Clear all</Link>}
  </div>
);
