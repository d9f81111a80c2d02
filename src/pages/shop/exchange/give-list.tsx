import { useEffect, useState } from 'react';
import { framesOf, type ListTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import { MAX_LIST_ITEMS } from '../../../domain/shop/shopping-list.ts';
import { cutText } from '../../../domain/text/cut-text.ts';
import { formatCount } from '../../../domain/text/format-count.ts';
import type { ListName } from '../../../features/shopping-list/optimistic-items.ts';
import { useListCopy } from '../../../features/shopping-list/use-list-copy.ts';
import { type SharedListName, useSharing } from '../../../features/shopping-list/use-shared-lists.ts';
import codeStyles from '../../code-screen.module.css';
import { LoopedCodes } from './looped-codes.tsx';

/** A list as it is when this opens, as codes for the camera of another phone. */
export function GiveList({ list }: { list: ListName }) {
  const { copy } = useListCopy(list);
  const { shared } = useSharing(list.expoId, list.listId);
  const [given] = useState<ListTransfer>({
    expoId: list.expoId,
    ...copy,
    ...(shared && { shared: named(shared) }),
  });
  const [frames, setFrames] = useState<Awaited<ReturnType<typeof framesOf>> | null>(null);
  useEffect(() => void framesOf(given).then(setFrames), [given]);
  if (frames === null) return null;
  return (
    <div className={codeStyles.screen}>
      {typeof frames === 'string' ? (
        <p role="alert">{tooLongText(frames, given)}</p>
      ) : (
        <>
          <p>
            On the other phone, open <b>Shopping list</b> and tap <b>Get from another phone</b>. It works
            without signal, too.
          </p>
          <LoopedCodes frames={frames} />
        </>
      )}
    </div>
  );
}

/** The schema has no room for longer names. */
const named = ({ id, ownerName }: SharedListName) => ({ id, ownerName: cutText(ownerName, 80) });

function tooLongText(reason: 'items' | 'length', { items }: ListTransfer): string {
  const count = formatCount(items.filter(({ removed }) => !removed).length);
  return reason === 'items'
    ? `This list has ${count} items, and the codes have room for ${MAX_LIST_ITEMS}. Remove some of them first.`
    : 'This list is too long for the camera of a phone. Shorten its notes or remove some items first.';
}
