import * as v from 'valibot';
import { isStorable } from '../../src/domain/text/text-schema.ts';
import { checkPassword, PASSWORD_MAX_LENGTH } from '../../src/domain/visitor/password.ts';
import { registrationSchema } from '../../src/domain/visitor/profile.ts';
import type { PoolContext } from './pool-context.ts';
import { throwRefusal } from './pool-refusal.ts';

const TOKEN_MAX_LENGTH = 4096;
const NAME_MAX_LENGTH = 254;

const storable = v.check(isStorable);

export const clientField = { ClientId: v.string() };
export const tokenField = v.pipe(v.string(), v.minLength(1), v.maxLength(TOKEN_MAX_LENGTH));
export const passwordField = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_MAX_LENGTH));
export const codeField = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** The address of an account, if there is one: other text is not refused, so that no answer depends on it. */
export const usernameField = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1),
  v.maxLength(NAME_MAX_LENGTH),
  storable,
);
export const emailField = registrationSchema.entries.email;
const displayNameField = v.pipe(v.string(), storable, registrationSchema.entries.displayName);
export const attributesField = v.pipe(
  v.array(v.object({ Name: v.string(), Value: v.string() })),
  v.maxLength(20),
);

export type Operation = (pool: PoolContext, input: unknown) => Promise<object>;

/** An operation of the pool. Checks the client, then the input, before `run`. Throws PoolRefusal. */
export function operation<S extends v.GenericSchema>(
  schema: S,
  run: (pool: PoolContext, input: v.InferOutput<S>) => Promise<object>,
): Operation {
  return (pool, raw) => {
    const client = v.safeParse(v.object({ ClientId: v.string() }), raw);
    if (client.success && client.output.ClientId !== pool.clientId) {
      throwRefusal('ResourceNotFoundException', 'User pool client does not exist.');
    }
    return run(pool, parse(schema, raw));
  };
}

function parse<S extends v.GenericSchema>(schema: S, raw: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const fields = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'request'));
  return throwRefusal('InvalidParameterException', `Not acceptable: ${[...fields].join(', ')}`);
}

/** Throws InvalidPasswordException with the first rule that a new password breaks. */
export function assertPasswordPolicy(password: string): void {
  const { longEnough, hasDigit, hasLowercase } = checkPassword(password);
  const brokenRule =
    (!longEnough && 'Password not long enough') ||
    (!hasDigit && 'Password must have numeric characters') ||
    (!hasLowercase && 'Password must have lowercase characters');
  if (brokenRule)
    throwRefusal('InvalidPasswordException', `Password did not conform with policy: ${brokenRule}`);
}

/** Returns the display name, the only attribute that visitors may write. At sign-up the address may be repeated. */
export function pickWritableName(
  attributes: v.InferOutput<typeof attributesField>,
  email?: string,
): { name?: string } {
  const forbidden = attributes.filter(
    ({ Name, Value }) => Name !== 'name' && !(Name === 'email' && Value.trim().toLowerCase() === email),
  );
  if (forbidden.length > 0) {
    throwRefusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const name = attributes.findLast((attribute) => attribute.Name === 'name')?.Value;
  return name === undefined ? {} : { name: parse(v.object({ name: displayNameField }), { name }).name };
}
