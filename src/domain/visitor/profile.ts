import * as v from 'valibot';
import { listUpTo } from '../content/list-of.ts';
import { emailAddress } from '../text/email-address.ts';
import { lineSchema, requiredLineSchema } from '../text/line-schema.ts';
import { optionalText, requiredText } from '../text/optional-text.ts';
import { parsePhone } from '../text/phone.ts';
import { AVATAR_NAMES } from './avatar.ts';

/** What `/api/user/get/profile` promises; the profile itself comes with `users.profiles.myDetail`. */
export const userIdSchema = v.object({ id: requiredText });

export const profileSchema = v.object({
  id: requiredText,
  email: v.string(),
  cognitoSub: requiredText,
  displayName: v.string(),
  fullName: v.string(),
  profileVerificationStatus: v.string(),
  /** These are empty until the visitor fills them in. */
  phone: optionalText,
  language: optionalText,
  avatar: optionalText,
});
export type Profile = v.InferOutput<typeof profileSchema>;

const DISPLAY_NAME_MAX = 60;

/** The input of a sign-up; other members are refused. */
export const registrationSchema = v.strictObject({
  displayName: requiredLineSchema(DISPLAY_NAME_MAX),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), emailAddress(), v.maxLength(254)),
  password: v.string(),
});

export const isVerified = (user: Pick<Profile, 'profileVerificationStatus'>) =>
  user.profileVerificationStatus === 'verified';

const FULL_NAME_MAX = 120;
const PHONE_MAX = 30;

/** A normalised telephone number, or empty for none. */
const phoneSchema = v.pipe(
  v.string(),
  v.maxLength(PHONE_MAX),
  v.transform((typed) => (typed.trim() === '' ? '' : parsePhone(typed))),
  v.string(),
);

/** What visitors may change about their profile. */
export const profileFieldsSchema = v.object({
  displayName: requiredLineSchema(DISPLAY_NAME_MAX),
  fullName: lineSchema(FULL_NAME_MAX),
  phone: phoneSchema,
  /** The code of a language; empty where there is nothing to choose. Also one that the organiser has given up since. */
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{0,3}$/)), ''),
  avatar: v.picklist(AVATAR_NAMES),
});
export type ProfileFields = v.InferOutput<typeof profileFieldsSchema>;

const profileFieldNames = Object.keys(profileFieldsSchema.entries) as (keyof ProfileFields)[];

/** A change of the profile. */
export const profileSetSchema = v.object({
  ...profileFieldsSchema.entries,
  /**
   * The fields that the visitor changed: the others are as the phone showed them, and another one may have changed them
   * since. Missing in what older pages send, which set all of them.
   */
  changed: v.optional(listUpTo(profileFieldNames.length, v.picklist(profileFieldNames))),
});
export type ProfileSet = v.InferOutput<typeof profileSetSchema>;

/** The fields that a change sets. */
export const changedNames = ({ changed = profileFieldNames }: ProfileSet) => changed;

/** What a change sets. The verification was of the full name: with another one, it is over. */
export function changedFields(before: Pick<Profile, 'fullName'>, change: ProfileSet): Partial<Profile> {
  const fields: Partial<ProfileFields> = Object.fromEntries(
    changedNames(change).map((field) => [field, change[field]]),
  );
  const isRenamed = fields.fullName !== undefined && fields.fullName !== before.fullName;
  return { ...fields, ...(isRenamed && { profileVerificationStatus: 'unverified' }) };
}
