import { Check, ListPlus } from 'lucide-react';
import type { Expo } from '../../domain/expo.ts';
import { shoppingListPath } from '../../domain/paths.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shopping.ts';
import { CANNOT_STORE } from '../../platform/pending.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addItem } from './actions.ts';
import { useItems } from './use-items.ts';

export type AddToListProps = { expo: Expo; name: string; booth: string };

/** Puts a product on the list of one expo; from one that is there already the way leads to the list. */
export default function AddToList({ expo, name: whole, booth }: AddToListProps) {
  const { items } = useItems(expo.id);
  const alert = useAlert();
  const name = whole.slice(0, ITEM_NAME_MAX_LENGTH);
  if (items.some((item) => item.name === name)) {
    return (
      <ButtonLink look="quiet" href={shoppingListPath(expo.slug)}>
        <Check size={18} aria-hidden />
        On your list
      </ButtonLink>
    );
  }
  const add = () =>
    addItem(items, { expoId: expo.id, name, booth }).then(
      () => alert('success', 'On your shopping list'),
      () => alert('error', CANNOT_STORE),
    );
  return (
    <Button look="outline" onClick={add}>
      <ListPlus size={18} aria-hidden />
      Add to my list
      <span className="visually-hidden"> for {expo.name}</span>
    </Button>
  );
}
