import { Check, ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { shoppingListPath } from '../../domain/routing/paths.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { CANNOT_STORE } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addItem } from './item-actions.ts';
import { useShoppingItems } from './use-shopping-items.ts';

export type AddToListButtonProps = { expo: Expo; name: string; booth: string };

/** Puts a product on the list of one expo; from one that is there already the way leads to the list. */
export default function AddToListButton({ expo, name: whole, booth }: AddToListButtonProps) {
  const { items, state } = useShoppingItems(expo.id);
  const [isSaving, setIsSaving] = useState(false);
  const alert = useAlert();
  // As the list keeps it, so that it is known again.
  const name = whole.slice(0, ITEM_NAME_MAX_LENGTH).trim();
  if (items.some((item) => item.name === name)) {
    return (
      <ButtonLink variant="quiet" href={shoppingListPath(expo.slug)}>
        <Check size={18} aria-hidden />
        On your list
      </ButtonLink>
    );
  }
  const add = () => {
    setIsSaving(true);
    addItem(items, { expoId: expo.id, name, booth })
      .then(
        () => alert('success', 'On your shopping list'),
        () => alert('error', CANNOT_STORE),
      )
      .finally(() => setIsSaving(false));
  };
  return (
    // Until the list is known, it may be on it already.
    <Button variant="outline" onClick={add} busy={isSaving || state === 'loading'}>
      <ListPlus size={18} aria-hidden />
      Add to my list
      <span className="visually-hidden"> for {expo.name}</span>
    </Button>
  );
}
