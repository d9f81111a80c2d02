import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isKnownBooth } from '../../domain/expo/booth-code.ts';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { cutText } from '../../domain/text/cut-text.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addItem } from './item-actions.ts';
import styles from './sharing.module.css';
import { listNameOf, listPathOf, listWith, useLists } from './use-lists.ts';

export type AddToListButtonProps = {
  expo: Expo;
  name: string;
  /** Where it is sold there, if that is known. */
  place: Pick<Booth, 'booth' | 'hall'> | undefined;
  /** What it costs at the expo. */
  priceSen: number;
  /** It was tapped before it was loaded, and adds the product as soon as the list is known. */
  isTapped: boolean;
};

/** Adds a product to the list that the visitor uses for one expo, or links to the list that has it. */
export default function AddToListButton({
  expo,
  name: fullName,
  place: givenPlace,
  priceSen,
  isTapped,
}: AddToListButtonProps) {
  const { lists, usual, state } = useLists(expo.id);
  const [isSaving, setIsSaving] = useState(false);
  const alert = useAlert();
  // Shortened as on the list, so that the comparison below finds it.
  const name = cutText(fullName, ITEM_NAME_MAX_LENGTH);
  // One that is still to be confirmed would stay on the list once it is known.
  const place = givenPlace && isKnownBooth(givenPlace.booth) ? givenPlace : undefined;
  const listWithIt = listWith(lists, name, place);
  const add = () => {
    setIsSaving(true);
    addItem(usual.items, { expoId: expo.id, listId: usual.listId, name, booth: place?.booth ?? '', priceSen })
      .then(() => alert('success', `On ${listNameOf(usual, 'your shopping list')}`), alertNotStored(alert))
      .finally(() => setIsSaving(false));
  };
  // While the list loads, the product may already be on it: a tap waits for that.
  const [isTapDue, setIsTapDue] = useState(isTapped);
  useEffect(() => {
    if (!isTapDue || state === 'loading') return;
    setIsTapDue(false);
    if (!listWithIt) add();
  });
  if (listWithIt) {
    return (
      <ButtonLink variant="quiet" href={listPathOf(listWithIt, usual, expo.slug)}>
        <Check size={18} aria-hidden />
        <span className={styles.names}>On {listNameOf(listWithIt, 'your list')}</span>
      </ButtonLink>
    );
  }
  return (
    <Button variant="outline" onClick={() => setIsTapDue(true)} busy={isSaving || isTapDue}>
      <span className={styles.names}>Add to {listNameOf(usual, 'my list')}</span>
      <span className="visually-hidden"> for {expo.name}</span>
    </Button>
  );
}
