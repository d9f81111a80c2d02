// @script shell

import { atom } from 'jotai';

/** A saved talk that begins within a quarter of an hour. */
export type SoonTalk = { talkId: string; title: string; place: string; minutes: number };

/** Null when none does, or when the visitor has seen it. */
export const soonTalkAtom = atom<SoonTalk | null>(null);

/** The ids of those that the visitor has closed. */
export const seenTalksAtom = atom<ReadonlySet<string>>(new Set<string>());
