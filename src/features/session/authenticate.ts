import * as v from 'valibot';
import { passwordIsGood } from '../../domain/password.ts';
import { registrationSchema } from '../../domain/user.ts';
import { completeSignIn, type House } from './verbs.ts';

const library = () => import('./amplify.ts');

/** A field that cannot be right: told before the pool is asked. Named as the pool would name it. */
class InputError extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}

/** Passwords of sign-ups that wait for their code, so that the code alone finishes the way in. Memory only. */
const pendingPasswords = new Map<string, string>();

/** Signs in with the pool. Throws the pool's error. */
export async function authenticate(
  house: House,
  rawEmail: string,
  password: string,
): Promise<'signed-in' | 'must-confirm'> {
  const email = rawEmail.trim().toLowerCase();
  if (!email.includes('@')) throw new InputError('InvalidParameterException');
  if (!password) throw new InputError('NotAuthorizedException');
  const { signIn } = await library();
  const { nextStep } = await signIn({ username: email, password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    pendingPasswords.set(email, password);
    return 'must-confirm';
  }
  if (nextStep.signInStep !== 'DONE') throw new InputError('InvalidParameterException');
  await completeSignIn(house);
  return 'signed-in';
}

/** Registers; answers the address that the code goes to. */
export async function register(fields: Record<string, string>): Promise<string> {
  const form = v.safeParse(registrationSchema, fields);
  if (!form.success) {
    const field = form.issues[0].path?.[0]?.key;
    throw new InputError(field === 'displayName' ? 'MissingNameException' : 'InvalidParameterException');
  }
  const { displayName, email, password } = form.output;
  if (!passwordIsGood(password)) throw new InputError('InvalidPasswordException');
  const { signUp } = await library();
  await signUp({ username: email, password, options: { userAttributes: { email, name: displayName } } });
  pendingPasswords.set(email, password);
  return email;
}

/** Confirms the address, and signs in where the password is still known. */
export async function confirm(
  house: House,
  rawEmail: string,
  code: string,
): Promise<'signed-in' | 'confirmed'> {
  const email = rawEmail.trim().toLowerCase();
  if (!/^\d{6}$/.test(code.trim())) throw new InputError('CodeMismatchException');
  const { confirmSignUp } = await library();
  await confirmSignUp({ username: email, confirmationCode: code.trim() });
  const password = pendingPasswords.get(email);
  pendingPasswords.delete(email);
  if (!password) return 'confirmed';
  await authenticate(house, email, password);
  return 'signed-in';
}

export async function resendCode(email: string): Promise<void> {
  const { resendSignUpCode } = await library();
  await resendSignUpCode({ username: email.trim().toLowerCase() });
}
