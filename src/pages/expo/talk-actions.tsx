// @script browse

import { CalendarPlus, Map as MapIcon } from 'lucide-react';
import type { ExpoDetail, Talk } from '../../domain/expo/expo.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { SaveTalkButton } from '../../features/agenda/save-talk-button.tsx';
import type { TalkActions } from '../../features/expos/programme.tsx';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCalendarFile } from './use-calendar-file.tsx';

/** What a visitor can do with a talk, wherever the programme of its expo is listed. */
export const talkActions = (expo: ExpoDetail): TalkActions => ({
  renderAction: (item, phase) =>
    item.id && <SaveTalkButton expoId={expo.id} item={item} isOver={phase === 'past'} />,
  renderMore: (item, phase) => (
    <>
      {phase === 'later' && <TalkToCalendar expo={expo} item={item} />}
      {item.place && (
        <ButtonLink
          variant="quiet"
          href={fillPath(paths.expoMap, { expoSlug: expo.slug, place: item.place })}
        >
          <MapIcon size={18} aria-hidden />
          On the map<span className="visually-hidden"> {item.place}</span>
        </ButtonLink>
      )}
    </>
  ),
});

function TalkToCalendar({ expo, item }: { expo: ExpoDetail; item: Talk }) {
  const { follow, notice } = useCalendarFile();
  const save = () =>
    follow(
      importWhenReachable(() => import('../../features/agenda/save-talks.ts')).then(({ saveTalks }) =>
        saveTalks(expo, item.id, item.title, [item]),
      ),
    );
  return (
    <>
      <Button variant="quiet" onClick={save}>
        <CalendarPlus size={18} aria-hidden />
        Add to calendar
      </Button>
      {notice}
    </>
  );
}
