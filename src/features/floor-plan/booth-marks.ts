import type { Exhibitor } from '../../domain/expo/exhibitor.ts';

/** `list`: something to buy is still open there; `done`: all of it is ticked; `followed`: the brand is followed. */
export type BoothMark = 'list' | 'done' | 'followed';

/** The sign on the plan, and its meaning below it. */
export const BOOTH_MARKS: Record<BoothMark, { sign: string; meaning: string }> = {
  list: { sign: '!', meaning: 'On your list' },
  done: { sign: '✓', meaning: 'Got it' },
  followed: { sign: '♥', meaning: 'You follow' },
};

type ListItem = { booth: string; ticked: boolean };

const normalized = (code: string) => code.trim().toUpperCase();

/** What the visitor has to do with each booth, by its code. */
export function boothMarks(
  exhibitors: readonly Pick<Exhibitor, 'booth' | 'slug'>[],
  items: readonly ListItem[],
  followedSlugs: ReadonlySet<string>,
): Map<string, BoothMark[]> {
  const marks = new Map<string, BoothMark[]>();
  for (const { booth } of exhibitors) {
    const here = items.filter((item) => normalized(item.booth) === normalized(booth));
    const ofList: BoothMark[] =
      here.length === 0 ? [] : [here.every(({ ticked }) => ticked) ? 'done' : 'list'];
    const isFollowed = exhibitors.some((each) => each.booth === booth && followedSlugs.has(each.slug));
    const ofBooth: BoothMark[] = isFollowed ? [...ofList, 'followed'] : ofList;
    if (ofBooth.length > 0) marks.set(booth, ofBooth);
  }
  return marks;
}
