import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Expo, ExpoDetail } from '../../domain/expo/expo.ts';
import type { CalendarTalk } from '../../domain/expo/expo-calendar.ts';
import { talkPath, talkPhase } from '../../domain/expo/programme.ts';
import type { Day } from '../../domain/time/dates.ts';
import { useNow } from '../../platform/use-now.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { AgendaRow } from './agenda-row.tsx';
import { type AgendaEntry, agendaEntries, compareEntries } from './agenda-view.ts';
import styles from './my-agenda.module.css';
import { useAgenda } from './use-agenda.ts';
import { useRemovedTalks } from './use-removed-talks.ts';

type Props = {
  expo: Expo;
  /** Its heading, where the page itself is called agenda. */
  title?: string | undefined;
  programme: ExpoDetail['programme'] | undefined;
  today: Day;
  /** Beside the button for the calendar, for the talks that another phone could still add. */
  renderAction: (talkIds: readonly string[]) => ReactNode;
  /** Saves talks as a file for the calendar. `name`: the end of the file's. */
  onSave: (name: string, title: string, talks: readonly CalendarTalk[]) => void;
};

/**
 * The talks that the visitor has saved at one expo, with what has changed since; nothing when there are none. Those
 * that are over are folded away.
 */
export function MyAgenda({ expo, title, programme, today, renderAction, onSave }: Props) {
  const now = useNow();
  const saved = useAgenda(expo.id);
  const { latest, text, remove, bringBack, buttonRefOf } = useRemovedTalks(saved);
  const entries = agendaEntries(saved, programme);
  // The bar that brings talks back is in the place of the latest.
  const rows = latest ? [...entries, latest].sort(compareEntries) : entries;
  if (rows.length === 0) return null;
  const saveAs = (name: string, title: string, talks: readonly AgendaEntry[]) =>
    onSave(
      name,
      title,
      talks.map(({ talkId, current, item }) => ({ ...item, ...current, id: talkId })),
    );
  const takingPlace = entries.filter(({ change }) => change?.kind !== 'gone');
  const phaseOf = ({ current }: AgendaEntry) => (now === null ? 'later' : talkPhase(current, now));
  const isOver = (entry: AgendaEntry) => phaseOf(entry) === 'past';
  const toCome = takingPlace.filter((entry) => !isOver(entry));
  const earlier = rows.filter(isOver);
  const name = `My agenda for ${expo.name}`;
  const saveAll = () => saveAs('agenda', `My agenda: ${expo.name}`, takingPlace);
  const list = (shown: readonly AgendaEntry[]) => (
    <ul>
      {shown.map((entry) =>
        entry === latest ? (
          <li key={`without ${entry.talkId}`} ref={bringIntoView} className={styles.removed}>
            <UndoBar text={text} onUndo={bringBack} />
          </li>
        ) : (
          <AgendaRow
            key={entry.talkId}
            entry={entry}
            today={today}
            phase={phaseOf(entry)}
            href={talkPath(expo.slug, entry.talkId, entry.current.date)}
            onSave={() => saveAs(entry.talkId, entry.current.title, [entry])}
            onRemove={() => remove(entry)}
            removeRef={buttonRefOf(entry)}
          />
        ),
      )}
    </ul>
  );
  return (
    <section className={styles.agenda} aria-labelledby={`agenda-${expo.id}`}>
      <div className={styles.head}>
        <h2 id={`agenda-${expo.id}`}>
          <TitleText>{title ?? (expo.fromDate > today ? name : 'My agenda')}</TitleText>
        </h2>
        <div>
          {toCome.length > 0 && renderAction(toCome.map(({ talkId }) => talkId))}
          {takingPlace.length > 0 && (
            <Button variant="quiet" aria-label={`Add to calendar: ${name}`} onClick={saveAll}>
              <CalendarPlus size={18} aria-hidden />
              Add to calendar
            </Button>
          )}
        </div>
      </div>
      {earlier.length < rows.length && list(rows.filter((entry) => !isOver(entry)))}
      {earlier.length > 0 && (
        <details>
          <summary>{earlierLabel(earlier.filter((entry) => entry !== latest).length)}</summary>
          {list(earlier)}
        </details>
      )}
    </section>
  );
}

/** The count is 0 while only the bar of the last removed talk is left. */
const earlierLabel = (count: number) => (count > 0 ? `${count} earlier` : 'Earlier');
