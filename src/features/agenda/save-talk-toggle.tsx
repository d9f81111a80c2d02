import { useAtomValue } from 'jotai';
import { Bookmark } from 'lucide-react';
import { announced } from '../../domain/expo/programme.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored, doneText } from '../../platform/pending-text.ts';
import { type ShowAlert, useAlert } from '../../ui/alert.tsx';
import styles from './save-talk.module.css';
import type { SaveTalkProps } from './save-talk-button.tsx';
import { useAgenda } from './use-agenda.ts';

/**
 * Stores whether a talk is on the agenda, or says why that is not possible. With signal, the button alone says that it
 * is done.
 */
export const setSaved = (
  alert: ShowAlert,
  { expoId, item }: SaveTalkProps,
  isSaved: boolean,
  isOnline = true,
) =>
  dispatchAction('agenda.set', { expoId, talkId: item.id, isSaved, talk: announced(item) }).then(() => {
    if (!isOnline) alert('success', doneText(isSaved ? 'On your agenda' : 'Off your agenda', isOnline));
  }, alertNotStored(alert));

/** The button for signed-in visitors. It changes at the tap, with or without signal. */
export default function SaveTalkToggle({ isOver, ...props }: SaveTalkProps & { isOver: boolean }) {
  const { expoId, item } = props;
  const alert = useAlert();
  const isOnline = useAtomValue(isOnlineAtom);
  const saved = useAgenda(expoId).find(({ talkId }) => talkId === item.id);
  if (isOver && !saved) return null;
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={saved !== undefined}
      aria-label={`Save ${item.title}`}
      data-pending={saved?.isPending || undefined}
      title={saved?.isPending ? 'Saved on this device' : undefined}
      onClick={() => void setSaved(alert, props, !saved, isOnline)}
    >
      <Bookmark size={22} aria-hidden />
    </button>
  );
}
