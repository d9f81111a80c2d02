import { useState } from 'react';
import type { Expo } from '../../../domain/expo/expo.ts';
import { exchangeEffect } from '../../../domain/shop/exchange/exchange-effect.ts';
import type { ListTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import { useListCopy } from '../../../features/shopping-list/use-list-copy.ts';
import { nowMs } from '../../../platform/clock.ts';
import { dispatchAction } from '../../../platform/outbox-client.ts';
import { cannotStoreText } from '../../../platform/pending-text.ts';
import { useAlert } from '../../../ui/alert.tsx';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import codeStyles from '../../code-screen.module.css';
import { effectText, excessText } from './effect-text.ts';
import styles from './exchange.module.css';

type Props = { expo: Expo; list: ListTransfer; onDone: () => void; onCancel: () => void };

/** Another phone's list: what it would do to this one, and the tap that does it. */
export function TakenList({ expo, list, onDone, onCancel }: Props) {
  const { copy, state } = useListCopy(expo.id);
  const [isSaving, setIsSaving] = useState(false);
  const alert = useAlert();
  const effect = exchangeEffect(copy, list, nowMs());
  const names = list.items.flatMap(({ name, removed }) => (removed || !name ? [] : [name]));
  const take = async () => {
    setIsSaving(true);
    try {
      for (const merge of effect.merges) await dispatchAction('shopping-list.merge', merge);
      alert('success', 'Both lists are one');
      onDone();
    } catch (error) {
      alert('error', cannotStoreText(error));
      setIsSaving(false);
    }
  };
  return (
    <section className={codeStyles.screen} aria-labelledby="taken-list">
      <h3 id="taken-list">The other phone’s list for {expo.name}</h3>
      <p role="status">
        {effect.excess > 0
          ? excessText(effect.excess)
          : state === 'success'
            ? effectText(effect)
            : 'Your own list isn’t on this phone yet. What comes now is joined with it later.'}
      </p>
      {names.length > 0 && (
        <ul className={styles.names} aria-label="On the other list">
          {names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and names repeat
            <li key={i}>{name}</li>
          ))}
        </ul>
      )}
      <ButtonRow>
        {effect.merges.length > 0 && effect.excess === 0 ? (
          <>
            <Button onClick={() => void take()} busy={isSaving}>
              Join the lists
            </Button>
            <Button variant="light" onClick={onCancel}>
              No, thanks
            </Button>
          </>
        ) : (
          <Button variant="light" onClick={onCancel}>
            Go on
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}
