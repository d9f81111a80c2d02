import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { requiredText } from '../text/optional-text.ts';

/** The most visitors that one list is shared by, its owner included. */
export const MAX_LIST_PEOPLE = 10;
/** An invitation is for one visitor, and works for so many days. */
export const INVITATION_DAYS = 7;

/** What proves an invitation. It is in the fragment of its address, which no browser sends to a server. */
export const invitationSecretSchema = v.pipe(v.string(), v.regex(/^[\w-]{32}$/));

/** `own`: of the visitor's own list. `joined`: they share the list already. `gone`: expired, or it never existed. */
const INVITATION_STATES = ['open', 'own', 'joined', 'used', 'gone', 'full'] as const;
export const invitationSchema = v.object({
  state: v.picklist(INVITATION_STATES),
  /** What the invitation is for; null for strangers to the list, unless it is open. */
  list: v.nullable(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      ownerName: v.string(),
      expoName: v.string(),
      expoSlug: requiredText,
      itemCount: countSchema,
      peopleCount: countSchema,
    }),
  ),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** What somebody who is not signed in learns of an invitation. */
export const invitationStateSchema = v.object({ state: v.picklist(['open', 'used', 'gone']) });
export type InvitationState = v.InferOutput<typeof invitationStateSchema>;
