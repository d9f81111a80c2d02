import { daysBetween } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import type { FolderContent } from './read/read-folder.ts';
import { shiftDays } from './shift-days.ts';

/** The sample as it is today: its day is now. Other content is what it is. */
export function datedToday({ organiser, content }: FolderContent, nowMs: number): FolderContent {
  const { sampleDay } = organiser;
  if (!sampleDay) return { organiser, content };
  const today = dayAt(nowMs);
  return {
    organiser: { ...organiser, sampleDay: today },
    content: shiftDays(content, daysBetween(sampleDay, today)),
  };
}
