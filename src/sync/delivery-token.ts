import { type RenewDeps, renewTokens, timeLeftMs } from './renew-tokens.ts';
import { readTokens } from './tokens.ts';

export type DeliveryToken =
  | { kind: 'token'; token: string }
  | { kind: 'no-answer' }
  | { kind: 'needs-sign-in' };

/**
 * The access token to send one visitor's actions with, renewed first if it is due. `rejected` is a token that the
 * server has just turned away: it is replaced, unless another tab has done so already. Never hands out the token of
 * another visitor.
 */
export async function deliveryToken(
  ports: RenewDeps,
  sub: string,
  rejected: string | null,
): Promise<DeliveryToken> {
  const look = async () => readTokens(await ports.jar.read(), ports.pool.clientId);
  const force = rejected !== null && (await look())?.accessToken === rejected;
  const renewal = await renewTokens({ ...ports, force });
  const tokens = await look();
  if (renewal === 'refused' || renewal === 'no-tokens' || tokens?.sub !== sub)
    return { kind: 'needs-sign-in' };
  const useless = tokens.accessToken === rejected || timeLeftMs(tokens, ports.now()) <= 0;
  if (renewal === 'no-answer' && useless) return { kind: 'no-answer' };
  return { kind: 'token', token: tokens.accessToken };
}
