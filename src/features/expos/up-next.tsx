// @script venue

import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { upNext } from '../../domain/expo/programme.ts';
import { expoPath } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { useNow } from '../../platform/use-now.ts';
import { Section } from '../../ui/section.tsx';
import { ProgrammeList, type TalkActions } from './programme.tsx';

type Props = TalkActions & { expo: ExpoDetail; today: Day };

/** What is on now and next; nothing where today has no programme. */
export function UpNext({ expo, today, ...actions }: Props) {
  const now = useNow();
  const ofToday = expo.programme.filter(({ date }) => date === today);
  if (now === null || ofToday.length === 0) return null;
  const items = upNext(ofToday, now);
  return (
    <Section title="Up next" moreLink={{ label: 'Whole programme', href: expoPath(expo.slug) }}>
      {items.length > 0 ? <ProgrammeList items={items} {...actions} /> : <p>That was the last one today.</p>}
    </Section>
  );
}
