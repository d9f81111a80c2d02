import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { transactionsPath } from '../../src/domain/routing/account-paths.ts';
import { formatCount } from '../../src/domain/text/format-count.ts';
import { pointsText } from '../../src/domain/text/points-text.ts';
import type { Database } from '../db/client.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { rewards } from '../rewards/table.ts';
import { transactions } from '../transactions/table.ts';
import { lockVisitorByName } from '../visitors/lock-visitor.ts';
import { balanceOf } from './ledger.ts';

/** Before the name of a reward among a visitor's transactions. */
export const REDEEMED_TITLE = 'Redeemed: ';
/** Why points were taken: by the slug of the reward, as its title may be corrected during the expo. */
export const REDEEMED_REASON = 'redeemed:';

type Redemption =
  | { done: { title: string; cost: number; left: number } }
  | { refused: 'visitor-unknown' }
  | { refused: 'reward-unknown'; slugs: string[] }
  | { refused: 'too-few-points'; title: string; cost: number; balance: number };

/**
 * Takes the points for a reward off, when it is handed over. The balance never falls below 0. `who`: an email address
 * or an id.
 */
export async function redeemReward(
  db: Database,
  { who, rewardSlug, at }: { who: string; rewardSlug: string; at: Date },
): Promise<Redemption> {
  return db.transaction(async (tx) => {
    const sub = await lockVisitorByName(tx, who);
    if (sub === null) return { refused: 'visitor-unknown' };
    const [reward] = await tx.select().from(rewards).where(eq(rewards.slug, rewardSlug));
    if (!reward) {
      const all = await tx.select({ slug: rewards.slug }).from(rewards).orderBy(rewards.slug);
      return { refused: 'reward-unknown', slugs: all.map(({ slug }) => slug) };
    }
    const { title, pointsCost: cost } = reward;
    const balance = await balanceOf(tx, sub);
    const left = balance - cost;
    if (left < 0) return { refused: 'too-few-points', title, cost, balance };
    const id = randomUUID();
    await tx.insert(transactions).values({
      id,
      sub,
      kind: 'points',
      amount: -cost,
      title: `${REDEEMED_TITLE}${title}`,
      reason: `${REDEEMED_REASON}${rewardSlug}:${id}`,
      at,
    });
    const body = `${pointsText(cost)} redeemed. You have ${formatCount(left)} left.`;
    await sendMessage(tx, { sub, title, body, path: transactionsPath, createdAt: at });
    return { done: { title, cost, left } };
  });
}
