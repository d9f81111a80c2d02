import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isKnownBooth } from '../../domain/expo/booth-code.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import type { SharedItem } from '../../domain/shop/shared-item.ts';
import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { cutText } from '../../domain/text/cut-text.ts';
import { productQueries } from '../../features/products/queries.ts';
import { addItem } from '../../features/shopping-list/item-actions.ts';
import { listNameOf, listPathOf, listWith, useLists } from '../../features/shopping-list/use-lists.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import offerStyles from '../offer.module.css';
import styles from './shopping-list.module.css';

/** What another app shared: what it would add to the list of an expo, and the tap that adds it. */
export function OfferedItem({ expo, shared }: { expo: Expo; shared: SharedItem }) {
  const { lists, usual, state } = useLists(expo.id);
  const product = useQuery({
    ...productQueries.detail(shared.slug ?? ''),
    enabled: shared.slug !== null,
  }).data;
  const [isSaving, setIsSaving] = useState(false);
  const alert = useAlert();
  // Without signal the product's address still says what it is.
  const fullName = shared.slug === null ? shared.name : (product?.name ?? shared.slug.replaceAll('-', ' '));
  const name = cutText(fullName, ITEM_NAME_MAX_LENGTH);
  const place = product?.booths.find(({ expoSlug, booth }) => expoSlug === expo.slug && isKnownBooth(booth));
  const booth = place?.booth ?? '';
  const listWithIt = listWith(lists, name, place);
  const next = listPathOf(listWithIt ?? usual, usual, expo.slug);
  const add = () => {
    setIsSaving(true);
    addItem(usual.items, { expoId: expo.id, listId: usual.listId, name, booth, note: shared.note }).then(
      () => {
        alert('success', `On ${listNameOf(usual, 'your shopping list')}`);
        navigate(next, { replace: true });
      },
      (error: unknown) => {
        alert('error', cannotStoreText(error));
        setIsSaving(false);
      },
    );
  };
  return (
    <section className={offerStyles.offer} aria-labelledby="offered-item">
      <h2 id="offered-item">
        {listWithIt
          ? `It’s on ${listNameOf(listWithIt, 'your list')} already`
          : `Add to ${listNameOf(usual, 'your list')} for ${expo.name}?`}
      </h2>
      <p className={styles.offeredItem}>
        <b>{name}</b>
        {booth && <span>Booth {booth}</span>}
        {shared.note && <span>{shared.note}</span>}
      </p>
      <div className={offerStyles.actions}>
        {!listWithIt && (
          <Button onClick={add} busy={isSaving || state === 'loading'}>
            Add to {listNameOf(usual, 'my list')}
          </Button>
        )}
        <ButtonLink variant="light" href={next}>
          {listWithIt ? 'Go on' : 'No, thanks'}
        </ButtonLink>
      </div>
    </section>
  );
}
