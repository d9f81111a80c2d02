import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { transactionsPath } from '../../src/domain/routing/account-paths.ts';
import { formatCount } from '../../src/domain/text/format-count.ts';
import type { Database } from '../db/client.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { rewards } from '../rewards/table.ts';
import { transactions } from '../transactions/table.ts';
import { lockVisitorByEmail } from '../visitors/lock-visitor.ts';
import { balanceOf } from './ledger.ts';

export type Redemption =
  | { done: { title: string; cost: number; left: number } }
  | { refused: 'visitor-unknown' | 'reward-unknown' | 'too-few-points' };

/** Takes the points for a reward off, when it is handed over. The balance never falls below 0. */
export async function redeemReward(
  db: Database,
  { email, rewardSlug, at }: { email: string; rewardSlug: string; at: Date },
): Promise<Redemption> {
  return db.transaction(async (tx) => {
    const sub = await lockVisitorByEmail(tx, email);
    if (sub === null) return { refused: 'visitor-unknown' };
    const [reward] = await tx.select().from(rewards).where(eq(rewards.slug, rewardSlug));
    if (!reward) return { refused: 'reward-unknown' };
    const { title, pointsCost: cost } = reward;
    const left = (await balanceOf(tx, sub)) - cost;
    if (left < 0) return { refused: 'too-few-points' };
    await tx.insert(transactions).values({ id: randomUUID(), sub, kind: 'points', amount: -cost, title, at });
    const body = `${formatCount(cost)} points redeemed. You have ${formatCount(left)} left.`;
    await sendMessage(tx, { sub, title, body, path: transactionsPath, createdAt: at });
    return { done: { title, cost, left } };
  });
}
