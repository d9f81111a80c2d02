import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgendaTalk } from '../../domain/expo/agenda.ts';
import type { Expo, ExpoDetail } from '../../domain/expo/expo.ts';
import type { CalendarTalk } from '../../domain/expo/expo-calendar.ts';
import { talkPath, talkPhase } from '../../domain/expo/programme.ts';
import { clockLabel, type Day } from '../../domain/time/dates.ts';
import { instantOf } from '../../domain/time/expo-instant.ts';
import { dayWithWeekday } from '../../domain/time/weekday.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useNow } from '../../platform/use-now.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import { type AgendaEntry, agendaEntries, changeText } from './agenda-view.ts';
import styles from './my-agenda.module.css';
import { useAgenda } from './use-agenda.ts';

type Props = {
  expo: Expo;
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
export function MyAgenda({ expo, programme, today, renderAction, onSave }: Props) {
  const now = useNow();
  const entries = agendaEntries(useAgenda(expo.id), programme);
  if (entries.length === 0) return null;
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
  const earlier = entries.filter(isOver);
  const saveAll = () => saveAs('agenda', `My agenda: ${expo.name}`, takingPlace);
  const list = (shown: readonly AgendaEntry[]) => (
    <ul>
      {shown.map((entry) => (
        <Entry
          key={entry.talkId}
          entry={entry}
          today={today}
          phase={phaseOf(entry)}
          href={talkPath(expo.slug, entry.talkId, entry.current.date)}
          onSave={() => saveAs(entry.talkId, entry.current.title, [entry])}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.agenda} aria-labelledby={`agenda-${expo.id}`}>
      <div className={styles.head}>
        <h2 id={`agenda-${expo.id}`}>
          <TitleText>{expo.fromDate > today ? `My agenda for ${expo.name}` : 'My agenda'}</TitleText>
        </h2>
        <div>
          {toCome.length > 0 && renderAction(toCome.map(({ talkId }) => talkId))}
          {takingPlace.length > 0 && (
            <Button variant="quiet" onClick={saveAll}>
              <CalendarPlus size={18} aria-hidden />
              Add to calendar
            </Button>
          )}
        </div>
      </div>
      {earlier.length < entries.length && list(entries.filter((entry) => !isOver(entry)))}
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length} earlier</summary>
          {list(earlier)}
        </details>
      )}
    </section>
  );
}

/** `Main stage, until 12:15 PM` */
function placeAndEnd({ place, endTime }: { place?: string | null; endTime?: string | null }): string {
  if (!endTime) return place ?? '';
  return place ? `${place}, until\u00a0${clockLabel(endTime)}` : `Until\u00a0${clockLabel(endTime)}`;
}

type EntryProps = { entry: AgendaEntry; today: Day; phase: string; href: string; onSave: () => void };

function Entry({ entry, today, phase, href, onSave }: EntryProps) {
  const { talk, current, item, change, clashesWith } = entry;
  const set = useSetTalk(entry);
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
        {change && (
          <Button variant="outline" onClick={() => set(isGone ? { isSaved: false } : { talk: current })}>
            {isGone ? 'Remove' : 'Got it'}
          </Button>
        )}
      </div>
      {phase === 'later' && !isGone && (
        <button
          type="button"
          className={styles.save}
          aria-label={`Add ${current.title} to calendar`}
          onClick={onSave}
        >
          <CalendarPlus size={20} aria-hidden />
        </button>
      )}
    </li>
  );
}

function useSetTalk({ expoId, talkId, talk }: AgendaTalk) {
  const alert = useAlert();
  return (change: { isSaved?: boolean; talk?: AgendaTalk['talk'] }) =>
    void dispatchAction('agenda.set', { expoId, talkId, isSaved: true, talk, ...change }).catch(
      alertNotStored(alert),
    );
}
