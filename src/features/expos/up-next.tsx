// @script venue

import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { talkPhase, upNext } from '../../domain/expo/programme.ts';
import { expoPath } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { dayWithWeekday } from '../../domain/time/weekday.ts';
import { useNow } from '../../platform/use-now.ts';
import { Section } from '../../ui/section.tsx';
import { ProgrammeList, type TalkActions } from './programme.tsx';

type Props = TalkActions & { expo: ExpoDetail; today: Day };

/** What is on now and next, or first on the next day; nothing once all talks are over. */
export function UpNext({ expo, today, ...actions }: Props) {
  const now = useNow();
  if (now === null) return null;
  const items = upNext(expo.programme, now);
  const [first] = items;
  if (!first) return null;
  const day = first.date;
  const usualTitle = talkPhase(first, now) === 'now' ? 'Now and next' : 'Up next';
  return (
    <Section
      title={day === today ? usualTitle : `Up next: ${dayWithWeekday(day, today)}`}
      moreLink={{ label: 'All talks', href: expoPath(expo.slug) }}
    >
      <ProgrammeList items={items.filter(({ date }) => date === day)} {...actions} />
    </Section>
  );
}
