import { type Family, type FamilySet, interests, MAX_CHILDREN } from './family.ts';

const NOTHING: Family = { isExpecting: false, isParent: false, dueDate: null, children: [], interests: [] };

/**
 * The family after a change, where another phone may have changed it since the visitor saw `was`: what they added, took
 * away or set is applied to `now`, and the rest stays. Where both set the same, the change counts unless it `isLate`. A
 * change without `was`, as older pages send it, is the whole family.
 */
export function mergeFamily(change: FamilySet, now: Family | null, isLate: boolean): Family {
  const { was, ...mine } = change;
  if (now === null) return mine;
  if (was === undefined) return isLate ? now : mine;
  const before = was ?? NOTHING;
  const pick = <T>(of: (family: Family) => T): T => {
    const isKept = of(mine) === of(before) || (isLate && of(now) !== of(before));
    return of(isKept ? now : mine);
  };
  const children = mergeChildren(before, mine, now).slice(0, MAX_CHILDREN);
  const isExpecting = pick((family) => family.isExpecting);
  return {
    isExpecting,
    isParent: children.length > 0 || pick((family) => family.isParent),
    dueDate: isExpecting ? pick((family) => family.dueDate) : null,
    children,
    interests: interests.filter((interest) => pick((family) => family.interests.includes(interest))),
  };
}

/** Children have no id: those of one name and birth date are counted, since twins may have no name yet. */
function mergeChildren(before: Family, mine: Family, now: Family): Family['children'] {
  const keyOf = (child: Family['children'][number]) => JSON.stringify([child.name, child.birthDate]);
  const count = ({ children }: Family, key: string) =>
    children.filter((child) => keyOf(child) === key).length;
  const wanted = (key: string) => {
    const [first, own, other] = [count(before, key), count(mine, key), count(now, key)];
    // Both added it: it is one child.
    if (own > first && other > first) return Math.max(own, other);
    return other + own - first;
  };
  const isSame = (a: Family, b: Family) => a.children.map(keyOf).join() === b.children.map(keyOf).join();
  // Nobody else changed them: in the order of the visitor.
  if (isSame(before, now)) return mine.children;
  const merged: Family['children'] = [];
  for (const child of [...now.children, ...mine.children]) {
    const key = keyOf(child);
    if (merged.filter((known) => keyOf(known) === key).length < wanted(key)) merged.push(child);
  }
  return merged;
}
