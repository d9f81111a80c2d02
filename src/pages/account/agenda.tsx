import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { currentAndUpcomingExpos, type Expo } from '../../domain/expo/expo.ts';
import { highlightPath, paths } from '../../domain/routing/paths.ts';
import { agendaQueries } from '../../features/agenda/queries.ts';
import { useAgendasQuery } from '../../features/agenda/use-agenda.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';
import { ExpoAgenda } from '../expo/expo-agenda.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import styles from './agenda.module.css';

const skeleton: SkeletonProps = { shape: 'rows', label: 'Loading your agenda', count: 4 };

/** The saved talks of all expos that are not over. */
export function AgendaPage() {
  const today = useAtomValue(todayAtom);
  return (
    <>
      <OfflineCopyNoteOf query={agendaQueries.list(true)} />
      <QueryView
        query={useQuery(expoQueries.list())}
        renderError={(failure) => <ExpoErrorState {...failure} level={2} subject="Your agenda" />}
        skeleton={skeleton}
      >
        {(expoList) => <Agendas expos={currentAndUpcomingExpos(expoList, today)} />}
      </QueryView>
      <OutboxSection refusedWithPrefix="agenda." />
    </>
  );
}

function Agendas({ expos }: { expos: readonly Expo[] }) {
  const query = useAgendasQuery(expos.map(({ id }) => id));
  const isEmpty = query.data.every((saved) => saved.length === 0);
  const [next] = expos;
  const programme = highlightPath(next);
  return (
    <QueryView
      // Talks of this phone show before the list is loaded, and when it cannot be.
      query={{ ...query, data: query.isLoaded || !isEmpty ? query.data : undefined }}
      subject="Your agenda"
      skeleton={skeleton}
    >
      {() => (
        <div className={styles.agendas}>
          {expos.map((expo) => (
            <ExpoAgenda key={expo.id} expo={expo} title={expo.name} />
          ))}
          {isEmpty && (
            // Not below the bar that brings the last talk back.
            <div className={styles.none}>
              <EmptyState
                level={2}
                title="No talks saved yet"
                text="Tap the bookmark beside a talk on the programme. It shows here, also without signal."
                picture="empty-calendar"
              >
                <ButtonLink href={programme ?? paths.expo}>
                  {programme ? 'See the programme' : 'See the expos'}
                </ButtonLink>
              </EmptyState>
            </div>
          )}
        </div>
      )}
    </QueryView>
  );
}
