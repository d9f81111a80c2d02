// @script venue

import type { ExpoDetail, Talk } from '../../domain/expo/expo.ts';
import { talkPhase, upNext } from '../../domain/expo/programme.ts';
import { expoPath } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { dayWithWeekday } from '../../domain/time/weekday.ts';
import { useNow } from '../../platform/use-now.ts';
import { Section } from '../../ui/section.tsx';
import { ProgrammeList, type TalkActions } from './programme.tsx';

type Props = TalkActions & {
  expo: ExpoDetail;
  today: Day;
  /** The ids of talks that the page shows elsewhere. */
  shownElsewhere?: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * What is on now and next, or first on the next day, apart from what is shown elsewhere; nothing once all talks are
 * over.
 */
export function UpNext({ expo, today, shownElsewhere = NONE, ...actions }: Props) {
  const now = useNow();
  if (now === null) return null;
  const isElsewhere = ({ id }: Talk) => shownElsewhere.has(id);
  const items = upNext(
    expo.programme.filter((item) => !isElsewhere(item)),
    now,
  );
  const [first] = items;
  if (!first) return null;
  const day = first.date;
  const isMore = upNext(expo.programme, now).some(isElsewhere);
  const shown = items.filter(({ date }) => date === day);
  const title = titleOf(shown.filter((talk) => talkPhase(talk, now) === 'now').length, shown.length);
  const date = day === today ? '' : dayWithWeekday(day, today);
  const moreTitle = date ? `More on ${date}` : 'More today';
  return (
    <Section
      title={isMore ? moreTitle : [title, date].filter(Boolean).join(': ')}
      moreLink={{ label: 'All talks', href: expoPath(expo.slug) }}
    >
      <ProgrammeList items={shown} {...actions} />
    </Section>
  );
}

const titleOf = (running: number, all: number) => {
  if (running === 0) return 'Up next';
  return running < all ? 'Now and next' : 'On now';
};
