import { boothCode, boothCodes, isBoothOf, isKnownBooth } from '../../domain/expo/booth-code.ts';
import { boothKey } from '../../domain/expo/booth-visit.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';

export type BoothMark = 'come-back' | 'list' | 'visited' | 'followed' | 'star-buys';

/**
 * The sign on the plan, and its meaning below it and in the list. In the order in which they matter on the way through
 * the hall: until it is enlarged, the plan has the first one of a booth, and the star beside it.
 */
export const BOOTH_MARKS: Record<BoothMark, { sign: string; meaning: string }> = {
  'come-back': { sign: '↩', meaning: 'Come back' },
  list: { sign: '≡', meaning: 'On your list' },
  visited: { sign: '✓', meaning: 'Been here' },
  followed: { sign: '♥', meaning: 'You follow' },
  'star-buys': { sign: '★', meaning: 'Star buys' },
};

export type VisitorMarks = {
  items: readonly { booth: string; ticked: boolean; isTickedByOther?: boolean; comeBack: boolean }[];
  /** The slugs of brands. */
  followed: ReadonlySet<string>;
  /** What the visitor marked, by `boothKey`. */
  visits: ReadonlyMap<string, boolean>;
};

/**
 * The visitor said so, or else everything there that was on the list is got, and some of it they got themselves: what
 * only others of a shared list ticked is no visit of theirs.
 */
function isVisited(booth: string, { visits }: VisitorMarks, here: VisitorMarks['items']): boolean {
  const isGot = here.every(({ ticked }) => ticked) && here.some(({ isTickedByOther }) => !isTickedByOther);
  return visits.get(boothKey(booth)) ?? isGot;
}

/** The visitor's marks at each booth, by its code. */
export function boothMarks(
  exhibitors: readonly Pick<Exhibitor, 'booth' | 'hall' | 'slug' | 'hasStarBuys'>[],
  visitor: VisitorMarks,
): Map<string, BoothMark[]> {
  const marks = new Map<string, BoothMark[]>();
  const itemCodes = visitor.items.map((item) => boothCode(item.booth));
  for (const exhibitor of exhibitors) {
    const { booth } = exhibitor;
    const codes = boothCodes(exhibitor);
    const here = visitor.items.filter((_, i) => codes.has(itemCodes[i] ?? ''));
    const open = here.filter(({ ticked }) => !ticked);
    const brands = exhibitors.filter((each) => each.booth === booth);
    const isThere: Record<BoothMark, boolean> = {
      'come-back': open.some(({ comeBack }) => comeBack),
      list: open.some(({ comeBack }) => !comeBack),
      visited: isKnownBooth(booth) && isVisited(booth, visitor, here),
      followed: brands.some(({ slug }) => visitor.followed.has(slug)),
      'star-buys': brands.some(({ hasStarBuys }) => hasStarBuys),
    };
    const ofBooth = (Object.keys(BOOTH_MARKS) as BoothMark[]).filter((mark) => isThere[mark]);
    if (ofBooth.length > 0) marks.set(booth, ofBooth);
  }
  return marks;
}

/** What a mark stands for, where it has names. */
export type MarkNames = Partial<Record<BoothMark, readonly string[]>>;

/** What of the visitor's lists is still to be got at a booth. */
export function namesAt(
  place: Pick<Exhibitor, 'booth' | 'hall'>,
  items: readonly (VisitorMarks['items'][number] & { name: string })[],
): MarkNames {
  const open = items.filter((item) => !item.ticked && isBoothOf(item.booth, place));
  const namesOf = (isComeBack: boolean) =>
    open.filter(({ comeBack }) => comeBack === isComeBack).map(({ name }) => name);
  return { 'come-back': namesOf(true), list: namesOf(false) };
}

/** More would take the room of the plan, which the card of a booth covers on a phone. */
const MAX_NAMES = 2;

/** `On your list: Car seat, Cot and 3 more`. */
export function markText(mark: BoothMark, { [mark]: names = [] }: MarkNames = {}): string {
  const { meaning } = BOOTH_MARKS[mark];
  if (names.length === 0) return meaning;
  const rest = names.length - MAX_NAMES;
  return `${meaning}: ${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** The marks of a brand's row in the list: without star buys and follows of other brands at the booth. */
export const brandMarks = (
  { slug, hasStarBuys }: Pick<Exhibitor, 'slug' | 'hasStarBuys'>,
  ofBooth: readonly BoothMark[] = [],
  followed: VisitorMarks['followed'],
): BoothMark[] =>
  ofBooth.filter((mark) =>
    mark === 'star-buys' ? hasStarBuys : mark === 'followed' ? followed.has(slug) : true,
  );
