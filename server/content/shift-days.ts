import { addDays } from '../../src/domain/time/dates.ts';
import { type Content, kindNames, kindOf } from './content-kinds.ts';

/** The content with all its days moved. The sample is dated relative to today in this way, and in no other. */
export function shiftDays(content: Content, count: number): Content {
  if (count === 0) return content;
  const shifted = kindNames.map((name) => {
    const days = Object.entries(kindOf(name).fields).flatMap(([key, { isDay }]) => (isDay ? key : []));
    const entries = (content[name] as Record<string, string>[]).map((entry) => ({
      ...entry,
      ...Object.fromEntries(days.map((key) => [key, addDays(entry[key] ?? '', count)])),
    }));
    return [name, entries];
  });
  return Object.fromEntries(shifted);
}
