import type { Content, KindName } from '../content-kinds.ts';
import type { Sources } from './parse-entries.ts';

/** The ids of each kind; without the kinds of which not every id could be read. */
export type KnownIds = Map<string, ReadonlySet<unknown>>;

/** Entries with something wrong in them, with the fields that could be read. */
export type FaultyContent = { [K in KindName]: Partial<Content[K][number]>[] };

/** What could be read of a content folder, so that one fault hides no other that can be told without it. */
export type FoundContent = {
  /** The entries without a fault. */
  content: Content;
  faulty: FaultyContent;
  ids: KnownIds;
  sources: Sources;
  /** Whether every entry of these kinds was read without a fault: only then something can be said to be missing. */
  isWhole: (...names: KindName[]) => boolean;
};

/** All entries of a kind, whose fields may be missing. */
export const allOf = <K extends KindName>(
  { content, faulty }: Pick<FoundContent, 'content' | 'faulty'>,
  name: K,
): Partial<Content[K][number]>[] => [...content[name], ...faulty[name]];
