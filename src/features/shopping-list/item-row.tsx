import { CircleCheck, MapPinned, X } from 'lucide-react';
import { boothPath } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import type { OptimisticItem } from './optimistic-items.ts';
import styles from './shopping-list.module.css';

type Props = {
  item: OptimisticItem;
  expoSlug: string;
  onTick: (item: OptimisticItem) => void;
  /** Without it, the row has no button to remove the item. */
  onRemove?: (item: OptimisticItem) => void;
};

/** One item: a checkbox, a link to its booth and a button to remove it. */
export function ItemRow({ item, expoSlug, onTick, onRemove }: Props) {
  const { name, booth, ticked, isPending } = item;
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" className="visually-hidden" checked={ticked} onChange={() => onTick(item)} />
        {ticked ? <CircleCheck size={26} aria-hidden /> : <span className={styles.circle} />}
        <span>
          <span className={styles.name}>{name}</span>
          {booth && <small>Booth {booth}</small>}
          {isPending && <small className={styles.pending}>Saved on this phone</small>}
        </span>
      </label>
      {booth && (
        <Link
          href={boothPath(expoSlug, booth)}
          className={styles.icon}
          aria-label={`Booth ${booth} on the expo map`}
        >
          <MapPinned size={20} aria-hidden />
        </Link>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.icon}
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(item)}
        >
          <X size={20} aria-hidden />
        </button>
      )}
    </li>
  );
}
