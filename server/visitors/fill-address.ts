import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { nameOf } from './name-of.ts';
import { users } from './table.ts';

/** The pool is not asked for the same visitor sooner: an address may stay unverified for good. */
const AGAIN_MS = 3_600_000;
/** With this many visitors all times are forgotten: the pool is asked sooner about some of them. */
const REMEMBERED_MAX = 10_000;

const askedAtMs = new Map<string, number>();

/**
 * Stores the address of a visitor who had none that was verified when they first came, or whose pool did not show it
 * then. The request that brings the token does not wait for it, and a pool without an answer is asked again later.
 */
export async function fillAddress(
  deps: Pick<Deps, 'db' | 'identity' | 'now'>,
  sub: string,
  accessToken: string,
): Promise<void> {
  if (deps.now() - (askedAtMs.get(sub) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
  if (askedAtMs.size >= REMEMBERED_MAX) askedAtMs.clear();
  askedAtMs.set(sub, deps.now());
  const { email } = await deps.identity.fetchAttributes(accessToken);
  if (email === '') return;
  await deps.db
    .update(users)
    .set({
      email,
      displayName: sql`coalesce(nullif(${users.displayName}, ''), ${nameOf(email)})`,
      rev: sql`${users.rev} + 1`,
    })
    .where(and(eq(users.cognitoSub, sub), eq(users.email, '')));
}
