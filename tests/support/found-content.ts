import { type Content, kindNames } from '../../server/content/content-kinds.ts';
import type { FaultyContent, FoundContent } from '../../server/content/read/found-content.ts';

/** Content in which nothing is wrong, as it is after reading. */
export const foundContent = (content: Content, sources: FoundContent['sources'] = new WeakMap()) =>
  ({
    content,
    faulty: Object.fromEntries(kindNames.map((name) => [name, []])) as unknown as FaultyContent,
    ids: new Map(),
    sources,
    isWhole: () => true,
  }) satisfies FoundContent;
