import { daysBetween } from '../../src/domain/time/dates.ts';
import { klDay } from '../../src/domain/time/kl-time.ts';
import type { Content } from './content-kinds.ts';
import type { Organiser } from './organiser.ts';
import { shiftDays } from './shift-days.ts';

/** The sample as it is today: its day is now. Other content is what it is. */
export function datedToday({ sampleDay }: Organiser, content: Content, nowMs: number): Content {
  return sampleDay ? shiftDays(content, daysBetween(sampleDay, klDay(nowMs))) : content;
}
