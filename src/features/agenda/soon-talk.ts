// @script shell

import { atom } from 'jotai';

/** A saved talk that begins within a quarter of an hour. `key`: of the talk at this time. */
export type SoonTalk = { key: string; title: string; place: string; minutes: number };

/** Null when none does, or when the visitor has seen it. */
export const soonTalkAtom = atom<SoonTalk | null>(null);

/** The keys of those that the visitor has closed. */
export const seenTalksAtom = atom<ReadonlySet<string>>(new Set<string>());
