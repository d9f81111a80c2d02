import { parsePicture } from '../../domain/content/pictures.ts';
import { messageTime } from '../../domain/time/expo-time-text.ts';
import type { VenuePart } from '../../platform/offline-feature.ts';

/** `at`: when the answer came, ms since 1970; null where a part has no time of its own. */
export type Stored = { at: number | null; bytes: number };
/** `stored` is null while the part is not on this phone, or cannot be read back. */
export type Part = { name: 'pass' | 'app' | VenuePart; stored: Stored | null };
/** `bytes` is null while the picture is not on this phone. */
export type Picture = { name: string; bytes: number | null };
/** What of an expo is on this phone, in the order in which it is stored. */
export type StoredContent = { parts: readonly Part[]; pictures: readonly Picture[] };
/** `isPersistent`: the browser has agreed not to delete it. */
export type Readiness = StoredContent & { isPersistent: boolean };

export const PICTURE_LIMIT = 3_000_000;
/** Room for one more. Pictures of a card's width are smaller than this. */
const PICTURE_ROOM = 150_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The names of all pictures in an answer, in their order and each once. */
export function picturesIn(answers: readonly unknown[]): string[] {
  const names = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if (key === 'picture' && typeof inner === 'string') names.add(parsePicture(inner).name);
      else collect(inner);
  };
  for (const answer of answers) collect(answer);
  return [...names];
}

const pictureBytes = ({ pictures }: Pick<StoredContent, 'pictures'>) =>
  pictures.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);

/** The pictures that are not there, as long as there is room for one more within the limit. */
export const missingPictures = (found: Pick<StoredContent, 'pictures'>): string[] =>
  pictureBytes(found) + PICTURE_ROOM > PICTURE_LIMIT
    ? []
    : found.pictures.filter(({ bytes }) => bytes === null).map(({ name }) => name);

/**
 * Stores the pictures that are missing, one after the other, within the limit. `store` returns the size of one. Ends
 * with the first that cannot be stored: without signal or room the next ones cannot either.
 */
export async function storePictures(
  { pictures }: Pick<StoredContent, 'pictures'>,
  store: (name: string) => Promise<number>,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const found = pictures.map((picture) => ({ ...picture }));
  const due = found.filter(({ bytes }) => bytes === null);
  for (const [done, picture] of due.entries()) {
    if (missingPictures({ pictures: found }).length === 0) return;
    onProgress(done / due.length);
    const bytes = await store(picture.name).catch(() => null);
    if (bytes === null) return;
    picture.bytes = bytes;
  }
}

export const isTextStored = ({ parts }: Pick<StoredContent, 'parts'>): boolean =>
  parts.every(({ stored }) => stored !== null);
export const isReady = (found: StoredContent): boolean =>
  isTextStored(found) && missingPictures(found).length === 0;

/** When the oldest answer came; null while there is none. */
export function storedAtMs({ parts }: Pick<StoredContent, 'parts'>): number | null {
  const times = parts.flatMap(({ stored }) => stored?.at ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Whether something on this phone is from more than a day ago. */
export const isOld = (found: Pick<StoredContent, 'parts'>, nowMs: number): boolean =>
  nowMs - (storedAtMs(found) ?? nowMs) > DAY_MS;

export const countPictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
/** How many of what is saved are named before the rest is `and more`: it is read at a glance. */
const NAMED = 3;
const shortListOf = (names: readonly string[]) =>
  listOf(names.length > NAMED ? [...names.slice(0, NAMED), 'more'] : names);
const names = ({ parts }: Pick<StoredContent, 'parts'>, isStored: boolean) =>
  parts.filter(({ stored }) => (stored !== null) === isStored).map(({ name }) => name);

/** `most pictures`; empty when none is missing. A number would say nothing about what a visitor can do. */
function missingPicturesText(found: StoredContent): string {
  const missing = missingPictures(found).length;
  if (missing === 0) return '';
  const all = found.pictures.length;
  return missing === all ? 'pictures' : missing * 2 > all ? 'most pictures' : 'some pictures';
}

/** What is saved, for where there is little room. */
export const shortMissingText = (found: StoredContent): string =>
  isTextStored(found) ? 'Pictures missing' : 'Not all saved yet';

/** `Your pass, programme, map and more are saved. Still missing: most pictures.` */
export function readyText(found: StoredContent): string {
  const picturesText = missingPicturesText(found);
  const pictures = picturesText ? 0 : found.pictures.filter(({ bytes }) => bytes !== null).length;
  const stored = [...names(found, true), ...(pictures > 0 ? [countPictures(pictures)] : [])];
  const missing = [
    ...names(found, false).map((name) => (name === 'app' ? 'the app itself' : name)),
    ...(picturesText ? [picturesText] : []),
  ];
  return [
    stored.length > 0 &&
      `Your ${shortListOf(stored)} ${stored.length > 1 || pictures > 1 ? 'are' : 'is'} saved.`,
    missing.length > 0 && `Still missing: ${listOf(missing)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * `Saved 7:29 PM, 2.1 MB of data`, or the day where it was not today; empty while nothing is stored. `nowMs`: since
 * 1970.
 */
export function storedText(found: StoredContent, nowMs: number): string {
  const at = storedAtMs(found);
  return at === null ? '' : `Saved ${messageTime(at, nowMs)}, ${sizeText(found)} of data`;
}

/** What the browser may do to what is stored; empty where it has agreed to keep it, or nothing is stored. */
export const deletionText = (found: Readiness, isOnline: boolean): string =>
  found.isPersistent || storedAtMs(found) === null
    ? ''
    : `${isOnline ? 'Check again before you go: a' : 'A'} full device may lose it.`;

/** `2.1 MB`: all that is stored, apart from the app itself. */
export function sizeText(found: StoredContent): string {
  const bytes = found.parts.reduce((sum, { stored }) => sum + (stored?.bytes ?? 0), pictureBytes(found));
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
