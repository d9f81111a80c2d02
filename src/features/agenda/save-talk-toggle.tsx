import { Bookmark } from 'lucide-react';
import { announced } from '../../domain/expo/programme.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { type ShowAlert, useAlert } from '../../ui/alert.tsx';
import styles from './save-talk.module.css';
import type { SaveTalkProps } from './save-talk-button.tsx';
import { useAgenda } from './use-agenda.ts';

/** Stores whether a talk is on the agenda, or says why that is not possible. */
export const setSaved = (alert: ShowAlert, { expoId, item }: SaveTalkProps, isSaved: boolean) =>
  dispatchAction('agenda.set', { expoId, talkId: item.id, isSaved, talk: announced(item) }).catch(
    alertNotStored(alert),
  );

/** The button for signed-in visitors. It changes at the tap, with or without signal. */
export default function SaveTalkToggle({ isOver, ...props }: SaveTalkProps & { isOver: boolean }) {
  const { expoId, item } = props;
  const alert = useAlert();
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
      onClick={() => void setSaved(alert, props, !saved)}
    >
      <Bookmark size={22} aria-hidden />
    </button>
  );
}
