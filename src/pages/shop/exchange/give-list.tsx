import { useEffect, useState } from 'react';
import { framesOf, type ListTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import { MAX_LIST_ITEMS } from '../../../domain/shop/shopping-list.ts';
import { formatCount } from '../../../domain/text/format-count.ts';
import { useListCopy } from '../../../features/shopping-list/use-list-copy.ts';
import codeStyles from '../../code-screen.module.css';
import { LoopedCodes } from './looped-codes.tsx';

/** The list as it is when this opens, as codes for the camera of another phone. */
export function GiveList({ expoId }: { expoId: string }) {
  const { copy } = useListCopy(expoId);
  const [given] = useState<ListTransfer>({ expoId, ...copy });
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
            On the other phone, open <b>Shopping list</b> and tap <b>Take from another phone</b>. It works
            without signal, too.
          </p>
          <LoopedCodes frames={frames} />
        </>
      )}
    </div>
  );
}

function tooLongText(reason: 'items' | 'length', { items }: ListTransfer): string {
  const count = formatCount(items.filter(({ removed }) => !removed).length);
  return reason === 'items'
    ? `This list has ${count} items, and the codes have room for ${MAX_LIST_ITEMS}. Remove some of them first.`
    : 'This list is too long for the camera of a phone. Shorten its notes or remove some items first.';
}
