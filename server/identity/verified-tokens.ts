import { createHash } from 'node:crypto';
import type { Bearer } from './identity.ts';

/** How long another process's revocation may go unnoticed; one in this process counts at once. */
const BELIEVED_MS = 30_000;
const MAX_TOKENS = 50_000;

export type VerifiedTokens = {
  /** The bearer found for this token a moment ago, else what `check` says; only a yes is remembered. */
  getOrVerify: (token: string, check: () => Promise<Bearer | null>) => Promise<Bearer | null>;
  forget: (sub: string) => void;
};

/** Spares the database a query (1 ms) for every poll of every phone. */
export function createVerifiedTokens(now: () => number): VerifiedTokens {
  const believed = new Map<string, { bearer: Bearer; until: number }>();
  let revocations = 0;
  return {
    async getOrVerify(token, check) {
      const name = createHash('sha256').update(token).digest('base64url');
      const known = believed.get(name);
      if (known && known.until > now()) return known.bearer;
      believed.delete(name);
      const before = revocations;
      const bearer = await check();
      // A yes that was on its way while somebody signed out may be out of date.
      if (!bearer || before !== revocations) return bearer;
      believed.set(name, { bearer, until: Math.min(now() + BELIEVED_MS, bearer.expiresAt * 1000) });
      const [oldest] = believed.keys();
      if (believed.size > MAX_TOKENS && oldest !== undefined) believed.delete(oldest);
      return bearer;
    },
    forget(sub) {
      revocations += 1;
      for (const [name, { bearer }] of believed) if (bearer.sub === sub) believed.delete(name);
    },
  };
}
