import * as v from 'valibot';
import { isValidPassword } from '../../domain/visitor/password.ts';
import type { AppServices } from '../app-services.ts';
import { deleteDraft, readDraft, writeDraft } from '../drafts.ts';
import { codeError, InputError, newPasswordError } from './auth-errors.ts';
import {
  authenticate,
  hasErrorName,
  isConfirmedAlready,
  parseCode,
  recordCodeSent,
  requireEmail,
  type SignInOutcome,
} from './authenticate.ts';
import { identityLibrary } from './identity-library.ts';

/**
 * For an address whose sign-up is not confirmed: the pool resets no password before that. Kept like a draft, because
 * the code leads to the mail app, and phones drop the page meanwhile.
 */
const UNCONFIRMED = 'unconfirmed';
const unconfirmedSchema = v.object({ email: v.string() });
const isUnconfirmed = (email: string) => readDraft(UNCONFIRMED, null, unconfirmedSchema)?.email === email;

/**
 * Requests a code and returns the address. The outcome is the same whether or not there is an account. Throws
 * InputError or the pool's error.
 */
export async function requestReset(rawEmail: string): Promise<string> {
  const email = requireEmail(rawEmail);
  const { resetPassword, resendSignUpCode } = await identityLibrary();
  // Without an answer it stays as it is known: the sign-up's code can be sent again.
  await resetPassword({ username: email }).then(
    () => isUnconfirmed(email) && deleteDraft(UNCONFIRMED, null),
    async (error: unknown) => {
      if (hasErrorName(error, 'UserNotFoundException')) return;
      if (!hasErrorName(error, 'InvalidParameterException')) throw error;
      await resendSignUpCode({ username: email });
      writeDraft(UNCONFIRMED, null, { email });
    },
  );
  recordCodeSent(email);
  return email;
}

/**
 * Sets the new password with the code, then tries to sign in. `code-again`: the code has confirmed the sign-up, and
 * another one for the password has been sent. `changed`: the new password is set, but signing in failed.
 * Throws InputError or the pool's error.
 */
export async function completeReset(
  services: AppServices,
  rawEmail: string,
  fields: { code: string; password: string },
): Promise<'code-again' | 'changed' | SignInOutcome> {
  const email = requireEmail(rawEmail);
  const code = parseCode(fields.code);
  const { password } = fields;
  const isValid = isValidPassword(password);
  if (!code || !isValid)
    throw new InputError({
      ...(!code && { code: codeError(fields.code) }),
      ...(!isValid && { password: newPasswordError(password) }),
    });
  const { confirmResetPassword, confirmSignUp } = await identityLibrary();
  if (isUnconfirmed(email)) {
    await confirmSignUp({ username: email, confirmationCode: code }).catch((error: unknown) => {
      if (!isConfirmedAlready(error)) throw error;
    });
    await requestReset(email);
    return 'code-again';
  }
  const signIn = () => authenticate(services, email, password);
  const outcome = await confirmResetPassword({
    username: email,
    confirmationCode: code,
    newPassword: password,
  }).then(
    () => signIn().catch(() => 'changed' as const),
    async (error: unknown) => {
      // It may be used because the answer to an earlier try was lost: then the account has this password.
      if (!hasErrorName(error, 'ExpiredCodeException')) throw error;
      const found = await signIn().catch((reason: unknown) => {
        throw hasErrorName(reason, 'NotAuthorizedException') ? error : reason;
      });
      if (found !== 'signed-in') throw error;
      return found;
    },
  );
  if (outcome === 'signed-in') {
    // Not with the forms: their script would take the API's client along.
    await import('./global-sign-out.ts').then(
      ({ renewPassKey }) => renewPassKey(),
      () => {},
    );
    // It may have been asked for already, or just now, and brought the key of before.
    const { queryClient } = services;
    const detail = { queryKey: ['users.profiles.myDetail'] };
    void queryClient.cancelQueries(detail).then(() => queryClient.invalidateQueries(detail));
  }
  return outcome;
}
