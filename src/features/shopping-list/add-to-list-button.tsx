import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { shoppingListPath } from '../../domain/routing/paths.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { cutText } from '../../domain/text/cut-text.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addItem } from './item-actions.ts';
import { useShoppingItems } from './use-shopping-items.ts';

export type AddToListButtonProps = {
  expo: Expo;
  name: string;
  booth: string;
  /** What it costs at the expo. */
  priceSen: number;
  /** It was tapped before it was loaded, and adds the product as soon as the list is known. */
  isTapped: boolean;
};

/** Adds a product to the shopping list of one expo, or links to the list if it is there. */
export default function AddToListButton({
  expo,
  name: fullName,
  booth,
  priceSen,
  isTapped,
}: AddToListButtonProps) {
  const { items, state } = useShoppingItems(expo.id);
  const [isSaving, setIsSaving] = useState(false);
  const alert = useAlert();
  // Shortened as on the list, so that the comparison below finds it.
  const name = cutText(fullName, ITEM_NAME_MAX_LENGTH);
  const isOnList = items.some((item) => item.name === name);
  const add = () => {
    setIsSaving(true);
    addItem(items, { expoId: expo.id, listId: undefined, name, booth, priceSen })
      .then(
        () => alert('success', 'On your shopping list'),
        (error: unknown) => alert('error', cannotStoreText(error)),
      )
      .finally(() => setIsSaving(false));
  };
  const isTapDue = useRef(isTapped);
  useEffect(() => {
    if (!isTapDue.current || state === 'loading') return;
    isTapDue.current = false;
    if (!isOnList) add();
  });
  if (isOnList) {
    return (
      <ButtonLink variant="quiet" href={shoppingListPath(expo.slug)}>
        <Check size={18} aria-hidden />
        On your list
      </ButtonLink>
    );
  }
  return (
    // While the list loads, the product may already be on it.
    <Button variant="outline" onClick={add} busy={isSaving || isTapDue.current || state === 'loading'}>
      Add to my list
      <span className="visually-hidden"> for {expo.name}</span>
    </Button>
  );
}
