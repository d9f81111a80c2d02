import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Expo } from '../../domain/expo/expo.ts';
import { MyAgenda } from '../../features/agenda/my-agenda.tsx';
import { saveTalks } from '../../features/agenda/save-talks.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ShareAgenda } from './share-agenda.tsx';
import { useCalendarFile } from './use-calendar-file.tsx';

/** The talks that the visitor has saved at one expo, as they are announced now; nothing when there are none. */
export function ExpoAgenda({ expo, title }: { expo: Expo; title?: string }) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.detail(expo.slug));
  const { follow, notice } = useCalendarFile();
  return (
    <>
      <MyAgenda
        expo={expo}
        title={title}
        programme={data?.programme}
        today={today}
        renderAction={(talkIds) => <ShareAgenda expo={expo} talkIds={talkIds} />}
        onSave={(...talks) => follow(saveTalks(expo, ...talks))}
      />
      {notice}
    </>
  );
}
