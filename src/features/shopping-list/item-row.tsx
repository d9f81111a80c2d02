import { CircleCheck, MapPinned, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { boothPath } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { factsOf, tickedBy } from './item-facts.ts';
import styles from './item-row.module.css';
import type { OptimisticItem } from './optimistic-items.ts';
import type { Person } from './use-shared-lists.ts';

/** The code and the hall of a booth as the map has them; null where it has none, undefined before that is known. */
export type FindBooth = (typed: string) => { booth: string; hall: string } | null | undefined;

type Props = {
  item: OptimisticItem;
  /** The item before its tick, while its row may not change its height; see `use-held-rows.ts`. */
  heldAs?: OptimisticItem | null;
  expoSlug: string;
  findBooth?: FindBooth | undefined;
  /** Who shares the list, to say who ticked the item. */
  people?: readonly Person[];
  onTick: (item: OptimisticItem) => void;
  /** Without it, the row has no button to change the item. */
  onEdit?: (item: OptimisticItem) => void;
  tickRef?: Ref<HTMLInputElement> | undefined;
};

/** One item: a checkbox, a link to its booth and a button to change it. */
export function ItemRow({ item, heldAs, expoSlug, findBooth, people = [], onTick, onEdit, tickRef }: Props) {
  const { name, ticked, quantity, note, ownerName } = item;
  const onMap = findBooth?.(item.booth);
  const booth = onMap?.booth ?? item.booth;
  const facts = factsOf({ ...item, booth }, onMap?.hall);
  const { isPending } = heldAs ?? item;
  const ticker = tickedBy(heldAs ?? item, people);
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <label className={styles.tick}>
        <input
          ref={tickRef}
          type="checkbox"
          className="visually-hidden"
          checked={ticked}
          onChange={() => onTick(item)}
        />
        {ticked ? <CircleCheck size={26} aria-hidden /> : <span className={styles.circle} />}
        <span>
          <span className={styles.name}>
            {name}
            {quantity > 1 && <b className={styles.quantity}> × {quantity}</b>}
          </span>
          {facts && <small>{facts}</small>}
          {note && <small className={styles.note}>{note.split(/\s*\n\s*/).join('\u00a0· ')}</small>}
          {ownerName && <small>{ownerName}’s list</small>}
          {ticker && <small className={styles.ticker}>{ticker}</small>}
          {isPending && <small className={styles.pending}>Saved on this device</small>}
        </span>
      </label>
      {booth && onMap !== null && (
        <Link
          href={boothPath(expoSlug, booth)}
          className={styles.icon}
          aria-label={`Booth ${booth} on the expo map`}
        >
          <MapPinned size={20} aria-hidden />
        </Link>
      )}
      {onEdit && (
        <button
          type="button"
          className={styles.icon}
          aria-label={`Change ${name}`}
          onClick={() => onEdit(item)}
        >
          <Pencil size={18} aria-hidden />
        </button>
      )}
    </li>
  );
}
