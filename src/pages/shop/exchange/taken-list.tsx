import { useState } from 'react';
import type { Expo } from '../../../domain/expo/expo.ts';
import { exchangeEffect } from '../../../domain/shop/exchange/exchange-effect.ts';
import type { ListTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import { transferTarget } from '../../../domain/shop/exchange/transfer-target.ts';
import type { ListName } from '../../../features/shopping-list/optimistic-items.ts';
import { useListCopy } from '../../../features/shopping-list/use-list-copy.ts';
import { useSharing } from '../../../features/shopping-list/use-shared-lists.ts';
import { nowMs } from '../../../platform/clock.ts';
import { dispatchAction } from '../../../platform/outbox-client.ts';
import { cannotStoreText } from '../../../platform/pending-text.ts';
import { useAlert } from '../../../ui/alert.tsx';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import codeStyles from '../../code-screen.module.css';
import { effectText, excessText } from './effect-text.ts';
import styles from './exchange.module.css';
import { targetText } from './target-text.ts';

/** What the visitor has taken: a text, and the list to give back, if the other phone can take it. */
export type Taken = { text: string; giveBack: ListName | null };
type Props = { expo: Expo; list: ListTransfer; onDone: (taken: Taken) => void; onCancel: () => void };

/** Another phone's list: which list it would change and how, and the tap that does it. */
export function TakenList({ expo, list, onDone, onCancel }: Props) {
  const { people, ownId, lists } = useSharing(expo.id);
  const target = transferTarget(list, { ownId, shared: lists });
  const { listId } = target;
  const { copy, openOnOthers, state } = useListCopy({ expoId: expo.id, listId });
  const text = targetText(target, expo.name, people.length > 0);
  const [isSaving, setIsSaving] = useState(false);
  const alert = useAlert();
  const effect = exchangeEffect(copy, list, nowMs(), openOnOthers);
  const names = list.items.flatMap(({ name, removed }) => (removed || !name ? [] : [name]));
  const take = async () => {
    setIsSaving(true);
    try {
      for (const merge of effect.merges) await dispatchAction('shopping-list.merge', { ...merge, listId });
      alert('success', text.done);
      const giveBack = target.kind === 'foreign' ? null : { expoId: expo.id, listId };
      onDone({ text: text.next, giveBack });
    } catch (error) {
      alert('error', cannotStoreText(error));
      setIsSaving(false);
    }
  };
  return (
    <section className={codeStyles.screen} aria-labelledby="taken-list">
      <h3 id="taken-list" data-announce>
        {text.title}
      </h3>
      {state === 'success' && <p>{text.what}</p>}
      <p role="status" data-announce>
        {effect.excess > 0
          ? excessText(effect.excess)
          : state === 'success'
            ? effectText(effect)
            : 'Your lists aren’t on this phone yet. This is added to your own, as soon as they are.'}
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
              {text.button}
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
