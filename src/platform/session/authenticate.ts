import * as v from 'valibot';
import { isValidPassword } from '../../domain/visitor/password.ts';
import { registrationSchema } from '../../domain/visitor/profile.ts';
import type { AppServices } from '../app-services.ts';
import { type AuthFieldErrors, codeError, emailError, InputError, newPasswordError } from './auth-errors.ts';
import { identityLibrary } from './identity-library.ts';
import { forgetPassword, rememberedPassword, rememberPassword } from './remembered-password.ts';
import { completeSignIn } from './sign-in-and-out.ts';
import { removeStoredTokens } from './stored-tokens.ts';

/** When this page last had a code sent to an address, ms since 1970; null if never. */
const codesSentAt = new Map<string, number>();
export const codeSentAt = (email: string) => codesSentAt.get(addressOf(email)) ?? null;
export const recordCodeSent = (email: string) => codesSentAt.set(email, Date.now());

/** Without the marks that chats and mails copy along, and that nobody sees. */
const addressOf = (raw: string) =>
  raw
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
/** Wider than what a sign-up takes: a pool may have older accounts. */
const isEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** The address in the form that the pool uses. Throws InputError. */
export function requireEmail(raw: string): string {
  const email = addressOf(raw);
  if (!isEmail(email)) throw new InputError({ email: emailError(email) });
  return email;
}

/** The six digits of a code, however they were pasted. Null for anything else. */
export function parseCode(raw: string): string | null {
  const digits = raw.replace(/[\s\p{Cf}-]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

export type SignInOutcome = 'signed-in' | 'must-confirm' | 'must-reset';

/** Signs in with the pool. Throws InputError, the pool's error, SessionNotSet or StorageUnavailable. */
export async function authenticate(
  services: AppServices,
  rawEmail: string,
  password: string,
): Promise<SignInOutcome> {
  const email = addressOf(rawEmail);
  const failures: AuthFieldErrors = {
    ...(!isEmail(email) && { email: emailError(email) }),
    ...(!password && { password: 'Enter your password.' }),
  };
  if (Object.keys(failures).length > 0) throw new InputError(failures);
  const { signIn } = await identityLibrary();
  const requestSignIn = () => signIn({ username: email, password });
  const { nextStep } = await requestSignIn().catch(async (error: unknown) => {
    if (!hasErrorName(error, 'UserAlreadyAuthenticatedException')) throw error;
    // Amplify still has tokens: of another visitor, or refused by our server. The new sign-in replaces them.
    await removeStoredTokens();
    return requestSignIn();
  });
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    rememberPassword(email, password);
    return 'must-confirm';
  }
  if (nextStep.signInStep === 'RESET_PASSWORD') return 'must-reset';
  if (nextStep.signInStep !== 'DONE') throw new Error(`The pool requires ${nextStep.signInStep}`);
  await completeSignIn(services);
  forgetPassword();
  return 'signed-in';
}

/** Registers. Returns the address that the code is sent to. Throws InputError or the pool's error. */
export async function register(fields: Record<string, string>): Promise<string> {
  const { displayName, password = '' } = fields;
  const email = addressOf(fields.email ?? '');
  const form = v.safeParse(registrationSchema, { displayName, email, password });
  const invalid = new Set(form.issues?.map((issue) => v.getDotPath(issue)));
  const failures: AuthFieldErrors = {
    ...(invalid.has('displayName') && { displayName: 'Enter your name, up to 60 characters.' }),
    ...(invalid.has('email') && { email: emailError(email) }),
    ...(!isValidPassword(password) && { password: newPasswordError(password) }),
  };
  if (!form.success || failures.password) throw new InputError(failures);
  const { signUp } = await identityLibrary();
  const username = form.output.email;
  const userAttributes = { email: username, name: form.output.displayName };
  await signUp({ username, password, options: { userAttributes } });
  rememberPassword(username, password);
  recordCodeSent(username);
  return username;
}

/** Confirms the address, and signs in if the password is still in memory. Throws InputError or the pool's error. */
export async function confirmEmail(
  services: AppServices,
  rawEmail: string,
  rawCode: string,
): Promise<'confirmed' | SignInOutcome> {
  const email = requireEmail(rawEmail);
  const code = parseCode(rawCode);
  if (!code) throw new InputError({ code: codeError(rawCode) });
  const { confirmSignUp } = await identityLibrary();
  await confirmSignUp({ username: email, confirmationCode: code }).catch((error: unknown) => {
    if (!isConfirmedAlready(error)) throw error;
  });
  const password = rememberedPassword(email);
  return password ? authenticate(services, email, password) : 'confirmed';
}

/** Sends the code of a sign-up again. Throws InputError or the pool's error. */
export async function resendCode(rawEmail: string): Promise<void> {
  const email = requireEmail(rawEmail);
  const { resendSignUpCode } = await identityLibrary();
  await resendSignUpCode({ username: email });
  recordCodeSent(email);
}

export const hasErrorName = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;

/** Another tab has confirmed it, or the response to an earlier attempt was lost. */
export const isConfirmedAlready = (error: unknown) =>
  hasErrorName(error, 'NotAuthorizedException') && /current status is confirmed/i.test(error.message);
