import { isValidPassword } from '../../domain/visitor/password.ts';
import type { AppServices } from '../app-services.ts';
import { InputError, WEAK_PASSWORD, WRONG_CODE } from './auth-errors.ts';
import {
  authenticate,
  hasErrorName,
  parseCode,
  recordCodeSent,
  requireEmail,
  type SignInOutcome,
} from './authenticate.ts';

const library = () => import('./amplify.ts');

/** Addresses that never confirmed their sign-up: the pool gives them no new password before they do. Memory only. */
const unconfirmed = new Set<string>();

/**
 * Has a code sent, and answers the address. It looks the same from outside whether or not there is an account.
 * Throws InputError or the pool's error.
 */
export async function requestReset(rawEmail: string): Promise<string> {
  const email = requireEmail(rawEmail);
  const { resetPassword, resendSignUpCode } = await library();
  unconfirmed.delete(email);
  await resetPassword({ username: email }).catch(async (error: unknown) => {
    if (hasErrorName(error, 'UserNotFoundException')) return;
    if (!hasErrorName(error, 'InvalidParameterException')) throw error;
    await resendSignUpCode({ username: email });
    unconfirmed.add(email);
  });
  recordCodeSent(email);
  return email;
}

/**
 * Sets the new password with the code, and signs in if that works. `code-again`: the code has confirmed the sign-up,
 * and another one for the password is on its way. `changed`: the new password holds, signing in is still to be done.
 * Throws InputError or the pool's error.
 */
export async function completeReset(
  house: AppServices,
  rawEmail: string,
  fields: { code: string; password: string },
): Promise<'code-again' | 'changed' | SignInOutcome> {
  const email = requireEmail(rawEmail);
  const code = parseCode(fields.code);
  const { password } = fields;
  const isGood = isValidPassword(password);
  if (!code || !isGood)
    throw new InputError({
      ...(!code && { code: WRONG_CODE }),
      ...(!isGood && { password: WEAK_PASSWORD }),
    });
  const { confirmResetPassword, confirmSignUp } = await library();
  if (unconfirmed.has(email)) {
    await confirmSignUp({ username: email, confirmationCode: code });
    await requestReset(email);
    return 'code-again';
  }
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
  return authenticate(house, email, password).catch(() => 'changed' as const);
}
