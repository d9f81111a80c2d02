import { Bookmark, CalendarPlus } from 'lucide-react';
import type { Ref } from 'react';
import { clockLabel, type Day } from '../../domain/time/dates.ts';
import { instantOf } from '../../domain/time/expo-instant.ts';
import { dayWithWeekday } from '../../domain/time/weekday.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { type AgendaEntry, changeText } from './agenda-view.ts';
import styles from './my-agenda.module.css';
import saveStyles from './save-talk.module.css';

/** `Main stage, until 12:15 PM` */
function placeAndEnd({ place, endTime }: { place?: string | null; endTime?: string | null }): string {
  if (!endTime) return place ?? '';
  return place ? `${place}, until\u00a0${clockLabel(endTime)}` : `Until\u00a0${clockLabel(endTime)}`;
}

type Props = {
  entry: AgendaEntry;
  today: Day;
  phase: string;
  href: string;
  onSave: () => void;
  onRemove: () => void;
  /** The button that removes the talk. */
  removeRef: Ref<HTMLButtonElement> | undefined;
};

/** A talk on the agenda, and what a visitor can do with it. */
export function AgendaRow({ entry, today, phase, href, onSave, onRemove, removeRef }: Props) {
  const { talk, current, item, change, clashesWith, isPending } = entry;
  const accept = useAcceptChange(entry);
  const isGone = change?.kind === 'gone';
  return (
    <li data-phase={phase} data-gone={isGone || undefined}>
      <p className={styles.time}>
        <time dateTime={instantOf(current.date, current.startTime)}>{clockLabel(current.startTime)}</time>
        <span>
          {phase === 'now' ? 'Now' : current.date === today ? 'Today' : dayWithWeekday(current.date, today)}
        </span>
      </p>
      <div className={styles.words}>
        <p className={styles.title}>{item ? <Link href={href}>{current.title}</Link> : current.title}</p>
        {item?.speaker && <p className={styles.place}>{item.speaker}</p>}
        {(current.endTime || current.place) && <p className={styles.place}>{placeAndEnd(current)}</p>}
        {change && <p className={styles.notice}>{changeText(talk, change, today)}</p>}
        {phase !== 'past' && clashesWith.length > 0 && (
          <p className={styles.notice}>At the same time as {clashesWith.join(' and ')}.</p>
        )}
        {change && !isGone && (
          <Button variant="outline" onClick={accept}>
            Got it
          </Button>
        )}
      </div>
      <div className={styles.buttons}>
        <button
          ref={removeRef}
          type="button"
          className={saveStyles.save}
          aria-label={`Take ${current.title} off my agenda`}
          data-saved
          data-pending={isPending || undefined}
          title={isPending ? 'Saved on this device' : undefined}
          onClick={onRemove}
        >
          <Bookmark size={22} aria-hidden />
        </button>
        {phase === 'later' && !isGone && (
          <button
            type="button"
            className={saveStyles.save}
            aria-label={`Add ${current.title} to calendar`}
            onClick={onSave}
          >
            <CalendarPlus size={20} aria-hidden />
          </button>
        )}
      </div>
    </li>
  );
}

/** Saves the talk again as it is announced now. */
function useAcceptChange({ expoId, talkId, current }: AgendaEntry) {
  const alert = useAlert();
  return () =>
    void dispatchAction('agenda.set', { expoId, talkId, isSaved: true, talk: current }).catch(
      alertNotStored(alert),
    );
}
