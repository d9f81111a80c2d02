import { ITEM_NAME_MAX_LENGTH } from '../../domain/shop/shopping-list.ts';
import { writtenName } from '../../domain/shop/written-name.ts';
import { stripUnstorable } from '../../domain/text/text-schema.ts';

/** What a list in a chat or in notes begins its lines with. A number without a mark is how many. */
const BULLET = /^[\s\p{Cf}]*(?:[-–—*•·◦▪○□☐☑✓✔✅]\uFE0F?|\d+[.)]\s)?(?:\s*\[[ xX]?\](?:\s|$))?/u;

/** The things of a list that was pasted, one a line. */
export const pastedNames = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => writtenName(line.replace(BULLET, '')).slice(0, ITEM_NAME_MAX_LENGTH))
    // Cut where an emoji was, a name would be no text.
    .map(stripUnstorable)
    .filter(Boolean);
