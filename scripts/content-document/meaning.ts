import type { contentKinds, KindName } from '../../server/content/content-kinds.ts';

/** Halls are drawings and have no columns. */
export type ListedKind = Exclude<KindName, 'halls'>;

/** What a file of content is, and what each of its columns means, the first word in small letters. */
type Meaning<K extends ListedKind> = {
  about: string;
  columns: Record<keyof (typeof contentKinds)[K]['fields'], string>;
};
export type Meanings<K extends ListedKind> = { [Each in K]: Meaning<Each> };

export const ID = 'what the entry is called for ever. Carts, lists and agendas of visitors name it';
export const SLUG =
  'the end of its address and the name of its picture. Without one, both are made from the id';
