import * as v from 'valibot';
import { idSchema } from '../text/id-schema.ts';
import { textSchema } from '../text/text-schema.ts';
import { talkTimeEntries } from './expo-schema.ts';

/** The most talks of one expo that a visitor saves. */
export const MAX_AGENDA_TALKS = 300;

/** In the organiser's content, too: a longer one could be on no agenda. */
export const TALK_TITLE_MAX_LENGTH = 200;
export const TALK_PLACE_MAX_LENGTH = 120;

/** A talk as it was announced when the visitor saved it: what has changed since then can be shown. */
export const announcedTalkSchema = v.object({
  ...talkTimeEntries,
  title: v.pipe(textSchema(TALK_TITLE_MAX_LENGTH), v.minLength(1)),
  place: textSchema(TALK_PLACE_MAX_LENGTH),
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
