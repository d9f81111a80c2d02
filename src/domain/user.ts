import * as v from 'valibot';

export const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  cognitoSub: v.string(),
  displayName: v.string(),
  fullName: v.string(),
  profileVerificationStatus: v.string(),
});
export type User = v.InferOutput<typeof userSchema>;

/** What a visitor gives to sign up, and nothing else. */
export const registrationSchema = v.strictObject({
  displayName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  password: v.string(),
});

export const isVerified = (user: Pick<User, 'profileVerificationStatus'>) =>
  user.profileVerificationStatus === 'verified';
