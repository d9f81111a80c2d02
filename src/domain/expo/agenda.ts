import * as v from 'valibot';
import { textSchema } from '../text/text-schema.ts';
import { talkTimeEntries } from './expo-schema.ts';

/** The most talks that one visitor saves. */
export const MAX_AGENDA_TALKS = 300;

const idSchema = v.pipe(textSchema(64), v.minLength(1));

/** A talk as it was announced when the visitor saved it: what has changed since then can be shown. */
export const announcedTalkSchema = v.object({
  ...talkTimeEntries,
  title: v.pipe(textSchema(200), v.minLength(1)),
  place: textSchema(120),
});
export type AnnouncedTalk = v.InferOutput<typeof announcedTalkSchema>;

export const agendaSetSchema = v.object({
  expoId: idSchema,
  talkId: idSchema,
  isSaved: v.boolean(),
  talk: announcedTalkSchema,
});

/** One talk that a visitor has saved. */
export const agendaTalkSchema = v.object({
  expoId: v.string(),
  talkId: v.string(),
  talk: announcedTalkSchema,
});
export type AgendaTalk = v.InferOutput<typeof agendaTalkSchema>;
