import { type RenewDeps, replaceRejected, timeLeftMs } from './renew-tokens.ts';

export type DeliveryToken =
  | { kind: 'token'; token: string }
  | { kind: 'no-answer' }
  /** This visitor has none on this phone. */
  | { kind: 'no-tokens' }
  /** The pool refused to renew them. */
  | { kind: 'not-renewable' };

/**
 * The access token to send one visitor's actions with, renewed first if it is due. `rejected` is a token that the
 * server has just refused: it is replaced, unless another tab has done so already. Never returns the token of another
 * visitor.
 */
export async function deliveryToken(
  deps: RenewDeps,
  sub: string,
  rejected: string | null,
): Promise<DeliveryToken> {
  const { renewal, tokens } = await replaceRejected(deps, rejected);
  if (renewal === 'no-tokens' || tokens?.cognitoSub !== sub) return { kind: 'no-tokens' };
  if (renewal === 'refused') return { kind: 'not-renewable' };
  const isUnusable = tokens.accessToken === rejected || timeLeftMs(tokens, deps.now()) <= 0;
  if (renewal === 'no-answer' && isUnusable) return { kind: 'no-answer' };
  return { kind: 'token', token: tokens.accessToken };
}
