import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { assertCodesArrive, consumeCode, sendCode, sendRequestedCode } from './codes.ts';
import {
  assertPasswordPolicy,
  attributesField,
  clientField,
  codeField,
  emailField,
  operation,
  passwordField,
  pickWritableName,
  usernameField,
} from './operation.ts';
import { throwRefusal } from './pool-refusal.ts';
import { createUser, findAccount } from './pool-users.ts';
import { poolUsers } from './table.ts';

export const signUp = operation(
  v.object({
    ...clientField,
    Username: emailField,
    Password: passwordField,
    UserAttributes: v.optional(attributesField, []),
  }),
  async (pool, { Username: email, Password: password, UserAttributes }) => {
    assertPasswordPolicy(password);
    assertCodesArrive(pool);
    const attributes = pickWritableName(UserAttributes, email);
    const user = await createUser(pool, { email, password, attributes, status: 'UNCONFIRMED' });
    if (!user) return throwRefusal('UsernameExistsException', 'User already exists');
    const CodeDeliveryDetails = await sendCode(pool, { ...user, user }, 'sign-up');
    return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails };
  },
);

/** Only `signUp` tells who has an account, as the real service does. A confirmed account is answered like none. */
export const confirmSignUp = operation(
  v.object({ ...clientField, Username: usernameField, ConfirmationCode: codeField }),
  async (pool, input) => {
    const { sub } = await findAccount(pool, input.Username);
    await consumeCode(pool, sub, 'sign-up', input.ConfirmationCode);
    await pool.db.update(poolUsers).set({ status: 'CONFIRMED' }).where(eq(poolUsers.sub, sub));
    return {};
  },
);

/** The owner of a confirmed account gets a code as well: without one they would wait for a mail that never comes. */
export const resendConfirmationCode = operation(
  v.object({ ...clientField, Username: usernameField }),
  async (pool, input) => {
    const account = await findAccount(pool, input.Username);
    return { CodeDeliveryDetails: await sendRequestedCode(pool, account, 'sign-up') };
  },
);
