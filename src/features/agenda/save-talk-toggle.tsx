import { Bookmark } from 'lucide-react';
import { announced } from '../../domain/expo/programme.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import styles from './save-talk.module.css';
import type { SaveTalkProps } from './save-talk-button.tsx';
import { useAgenda } from './use-agenda.ts';

/** The button for signed-in visitors. It changes at the tap, with or without signal. */
export default function SaveTalkToggle({ expoId, item }: SaveTalkProps) {
  const alert = useAlert();
  const saved = useAgenda(expoId).find(({ talkId }) => talkId === item.id);
  const tap = () =>
    dispatchAction('agenda.set', {
      expoId,
      talkId: item.id,
      isSaved: !saved,
      talk: announced(item),
    }).catch((error: unknown) => alert('error', cannotStoreText(error)));
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={saved !== undefined}
      aria-label={`Save ${item.title}`}
      data-pending={saved?.isPending || undefined}
      title={saved?.isPending ? 'Saved on this device' : undefined}
      onClick={() => void tap()}
    >
      <Bookmark size={22} aria-hidden />
    </button>
  );
}
