import { and, eq } from 'drizzle-orm';
import { type CheckInAnswer, mayCheckIn } from '../../src/domain/expo/check-in.ts';
import { doorsOf } from '../../src/domain/expo/doors.ts';
import { highlightPath } from '../../src/domain/routing/paths.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { expos } from '../expos/table.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { earnedPointsText } from '../points/announce-points.ts';
import { payCheckIn } from './pay-check-in.ts';
import { checkIns } from './table.ts';

/** Checks in for the day of the tap. The first of a day counts and earns points; a later one returns the first. */
export const handleCheckIn: ActionHandler<'expo.check-in'> = async (
  { tx, visitor, tappedAtMs, trust },
  { expoId },
) => {
  const sub = visitor.cognitoSub;
  const day = dayAt(tappedAtMs);
  const [expo] = await tx.select().from(expos).where(eq(expos.id, expoId)).limit(1);
  if (!expo) return { refused: 'expo-unknown' };
  if (!mayCheckIn(expo, day)) return { refused: 'expo-not-running' };
  const [first] = await tx
    .insert(checkIns)
    .values({ sub, expoId, day, checkedInAt: new Date(tappedAtMs), trust })
    .onConflictDoNothing()
    .returning();
  const points = first ? await payCheckIn(tx, first, expo.name) : 0;
  const isOver = doorsOf(expo, day, tappedAtMs).state === 'closed';
  if (first) {
    await sendMessage(tx, {
      sub,
      title: `You’re checked in at ${expo.name}`,
      body: `${points > 0 ? `${earnedPointsText(points)} ` : ''}${isOver ? '' : 'Enjoy the day! '}Your pass and lists work offline anywhere in the hall.`,
      path: highlightPath(expo) ?? '',
      createdAt: first.checkedInAt,
    });
  }
  const ofDay = and(eq(checkIns.sub, sub), eq(checkIns.expoId, expoId), eq(checkIns.day, day));
  const [stored] = first ? [first] : await tx.select().from(checkIns).where(ofDay);
  const checkedInAt = (stored?.checkedInAt ?? new Date(tappedAtMs)).toISOString();
  const done: CheckInAnswer = { expoId, day, checkedInAt, points };
  return { done, changed: first !== undefined };
};
