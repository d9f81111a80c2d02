import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Expo, groupExpos, runningExpos } from '../../domain/expo/expo.ts';
import { highlightPath, paths } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { MyAgenda } from '../../features/agenda/my-agenda.tsx';
import { SaveTalkButton } from '../../features/agenda/save-talk-button.tsx';
import { CheckInCard } from '../../features/check-ins/check-in-card.tsx';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { ProgrammeList } from '../../features/expos/programme.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { OutboxSection } from '../outbox-section.tsx';
import styles from './check-in.module.css';

/** Check-in at the running expos, with or without signal. */
export function CheckInPage() {
  const today = useAtomValue(todayAtom);
  return (
    <div className={styles.page}>
      <p className={styles.pageName}>Expo Check-in</p>
      <QueryView
        query={useQuery(expoQueries.list())}
        renderError={(error, retry) => <ExpoErrorState error={error} onRetry={retry} level={1} />}
        skeleton={{ shape: 'row', label: 'Loading the expos', count: 2 }}
      >
        {(expoList) => (
          <RunningExpos
            expos={runningExpos(expoList, today)}
            next={groupExpos(expoList, today).current[0]}
            today={today}
          />
        )}
      </QueryView>
      <OutboxSection />
    </div>
  );
}

function RunningExpos({
  expos,
  next,
  today,
}: {
  expos: readonly Expo[];
  next: Expo | undefined;
  today: string;
}) {
  const [first] = expos;
  if (!first) {
    return (
      <EmptyState
        title="No expo today"
        text={
          next
            ? `${next.name} opens on ${dayRange(next.fromDate, next.fromDate, today)}. You can check in then.`
            : 'New dates show on the expo page first.'
        }
        picture="empty-calendar"
      >
        <ButtonLink href={paths.expo}>See the expos</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h1>{expos.length === 1 ? first.name : 'Which expo are you at?'}</h1>
      {expos.map((expo) => (
        <CheckInCard key={expo.id} expo={expo} showName={expos.length > 1} />
      ))}
      {expos.map((expo) => (
        <TodaysProgramme key={expo.id} expo={expo} />
      ))}
    </>
  );
}

function TodaysProgramme({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.detail(expo.slug));
  const page = highlightPath(expo);
  const sessions = data?.programme.filter((session) => session.date === today) ?? [];
  return (
    <>
      <MyAgenda expo={expo} programme={data?.programme} today={today} />
      {sessions.length > 0 && (
        <section className={styles.today} aria-labelledby={`today-${expo.id}`}>
          <div>
            <h2 id={`today-${expo.id}`}>Today</h2>
            {page && <Link href={page}>Whole programme</Link>}
          </div>
          <ProgrammeList
            items={sessions}
            renderAction={(item) => item.id && <SaveTalkButton expoId={expo.id} item={item} />}
          />
        </section>
      )}
    </>
  );
}
