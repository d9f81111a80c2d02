import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AgendaTalk } from '../../domain/expo/agenda.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored, doneText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import type { AgendaEntry } from './agenda-view.ts';

/** The latest first. `isOnline`: whether there was a signal when the latest was taken off. */
type Removed = { entries: readonly AgendaEntry[]; isOnline: boolean };

const noneRemoved: Removed = { entries: [], isOnline: true };

/** The talks that the bar of an agenda offers to bring back: all that were taken off while it stood. */
export function useRemovedTalks(saved: readonly AgendaTalk[]) {
  const alert = useAlert();
  const isOnline = useAtomValue(isOnlineAtom);
  const [removed, setRemoved] = useState(noneRemoved);
  const [restoredId, setRestoredId] = useState('');
  const button = useFocusWhenThere<HTMLButtonElement>();
  // The programme on the same page, or another phone, may have brought one back.
  const off = removed.entries.filter((entry) => !saved.some(({ talkId }) => talkId === entry.talkId));
  const [latest] = off;
  const what =
    off.length > 1
      ? `${off.length} talks are off your agenda`
      : `“${latest?.current.title}” is off your agenda`;
  return {
    /** The talk in whose place the bar stands. */
    latest,
    text: `${doneText(what, removed.isOnline)}.`,
    remove: (entry: AgendaEntry) =>
      void setTalk(entry, false).then(
        () =>
          // Another one may have been taken off since the tap.
          setRemoved((before) => ({
            entries: [entry, ...before.entries.filter(({ talkId }) => talkId !== entry.talkId)],
            isOnline,
          })),
        alertNotStored(alert),
      ),
    bringBack: () =>
      void Promise.all(off.map((entry) => setTalk(entry, true))).then(() => {
        setRemoved(noneRemoved);
        setRestoredId(latest?.talkId ?? '');
        button.focus();
      }, alertNotStored(alert)),
    buttonRefOf: ({ talkId }: AgendaEntry) => (talkId === restoredId ? button.ref : undefined),
  };
}

/** A talk that comes back is as it was saved, so that the agenda still says what has changed since. */
const setTalk = ({ expoId, talkId, talk }: AgendaTalk, isSaved: boolean) =>
  dispatchAction('agenda.set', { expoId, talkId, isSaved, talk });
