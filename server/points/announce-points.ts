import { transactionsPath } from '../../src/domain/routing/account-paths.ts';
import { pointsText } from '../../src/domain/text/points-text.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { sendMessage } from '../inbox/send-message.ts';

type Announcement = { sub: string; points: number; title: string; text: string; at: Date };

/** `You earned 300 points.` */
export const earnedPointsText = (points: number) => `You earned ${pointsText(points)}.`;

/** Sends a message about points that were just paid; none for 0 points. */
export async function announcePoints(
  tx: DatabaseTransaction,
  { sub, points, title, text, at }: Announcement,
): Promise<void> {
  if (points === 0) return;
  const body = `${earnedPointsText(points)} ${text}`;
  await sendMessage(tx, { sub, title, body, path: transactionsPath, createdAt: at });
}
