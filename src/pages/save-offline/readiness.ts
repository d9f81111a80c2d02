import { parsePicture } from '../../domain/content/pictures.ts';
import { cardsName } from '../../domain/organiser/labels.ts';
import { DAY_MS } from '../../domain/time/durations.ts';
import { messageTime } from '../../domain/time/expo-time-text.ts';
import type { VenuePart } from '../../platform/offline-feature.ts';

/** `at`: when the answer was asked for, ms since 1970, 0 if unknown; null where a part has no time of its own. */
type Stored = { at: number | null; bytes: number };
/** `stored` is null while the part is not on this phone, or cannot be read back. */
export type Part = { name: 'pass' | 'app' | VenuePart; stored: Stored | null };
/** `bytes` is null while the picture is not on this phone. */
type Picture = { name: string; bytes: number | null };
/** What of an expo is on this phone, in the order in which it is stored. */
export type StoredContent = { parts: readonly Part[]; pictures: readonly Picture[] };
/** `isPersistent`: the browser has agreed not to delete it. */
export type Readiness = StoredContent & { isPersistent: boolean };

export const PICTURE_LIMIT = 3_000_000;
/** The room that one more picture needs at most: those of a card's width are smaller. */
const PICTURE_ROOM = 150_000;
/** The worker keeps some more of them (`sw/serve-pictures.ts`). */
const MAX_PICTURES = 600;

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

/** The pictures that are not stored, as long as there is room for one more within the limits. */
export const missingPictures = (found: Pick<StoredContent, 'pictures'>): string[] =>
  pictureBytes(found) + PICTURE_ROOM > PICTURE_LIMIT
    ? []
    : found.pictures
        .slice(0, MAX_PICTURES)
        .filter(({ bytes }) => bytes === null)
        .map(({ name }) => name);

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

/** When the oldest answer came, 0 if the age of one is unknown; null while there is none. */
function storedAtMs({ parts }: Pick<StoredContent, 'parts'>): number | null {
  const times = parts.flatMap(({ stored }) => stored?.at ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Whether something on this phone is from more than a day ago. */
export const isOld = (found: Pick<StoredContent, 'parts'>, nowMs: number): boolean =>
  nowMs - (storedAtMs(found) ?? nowMs) > DAY_MS;

export const countPictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

const enumerate = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
/** How many of what is saved are named before the rest is `and more`: it is read at a glance. */
const NAMED = 3;
const enumerateFirst = (names: readonly string[]) =>
  enumerate(names.length > NAMED ? [...names.slice(0, NAMED), 'more'] : names);
const names = ({ parts }: Pick<StoredContent, 'parts'>, isStored: boolean) =>
  parts
    .filter(({ stored }) => (stored !== null) === isStored)
    .map(({ name }) => (name === 'gift cards' ? cardsName : name));

/** Without the part `app`, which says nothing to visitors. */
const savedNames = (found: StoredContent) => names(found, true).filter((name) => name !== 'app');

/** `most pictures`; empty when none is missing. A number would say nothing about what a visitor can do. */
function missingPicturesText(found: StoredContent): string {
  const missing = missingPictures(found).length;
  if (missing === 0) return '';
  const all = found.pictures.length;
  return missing === all ? 'pictures' : missing * 2 > all ? 'most pictures' : 'some pictures';
}

/** Whether the app opens without signal, with the pass in it. */
export const worksOffline = ({ parts }: Pick<StoredContent, 'parts'>): boolean =>
  parts.every(({ name, stored }) => stored !== null || (name !== 'pass' && name !== 'app'));

/** `Still to save: map and most pictures`; empty when nothing is missing. */
function missingText(found: StoredContent): string {
  const missing = [...names(found, false), missingPicturesText(found)].filter(Boolean);
  return missing.length > 0 ? `Still to save: ${enumerate(missing)}` : '';
}

/** About pictures beyond the limits. While something can still be saved, `missingText` is shown instead. */
const leftOutText = (found: StoredContent): string =>
  isReady(found) && found.pictures.some(({ bytes }) => bytes === null)
    ? 'Some pictures need a connection'
    : '';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** For where there is little room: what is missing, and below it, larger, what works. */
export function shortReadyText(found: StoredContent): [small: string, large: string] {
  if (isReady(found)) return ['Works offline', capitalised(enumerateFirst(savedNames(found)))];
  if (!worksOffline(found)) return ['Save for offline', 'Your pass doesn’t open offline yet'];
  return isTextStored(found)
    ? ['Saved for offline', 'All but pictures']
    : ['Not all saved yet', 'Pass works offline'];
}

/**
 * `Your pass, programme, map and more work offline. Still to save: most pictures.`, or `Some pictures need a
 * connection.` where no more of them are saved.
 */
export function readyText(found: StoredContent): string {
  const works = worksOffline(found);
  const stored = savedNames(found);
  const isOne = stored.length === 1;
  const verb = works ? `work${isOne ? 's' : ''} offline` : `${isOne ? 'is' : 'are'} saved`;
  return [
    stored.length > 0 && `Your ${enumerateFirst(stored)} ${verb}`,
    missingText(found) || leftOutText(found),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/**
 * `Last saved: 7:29 PM, 2.1 MB`, or the day where it was not today, or `Saved: 2.1 MB` where it is not known; empty
 * while nothing is stored. `nowMs`: since 1970.
 */
export function storedText(found: StoredContent, nowMs: number): string {
  const at = storedAtMs(found);
  if (at === null) return '';
  return at > 0 ? `Last saved: ${messageTime(at, nowMs)}, ${sizeText(found)}` : `Saved: ${sizeText(found)}`;
}

/** `2.1 MB`: all that is stored, apart from the app itself. */
function sizeText(found: StoredContent): string {
  const bytes = found.parts.reduce((sum, { stored }) => sum + (stored?.bytes ?? 0), pictureBytes(found));
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/**
 * What the browser may do to what is stored; empty where it has agreed to keep it, or nothing is stored. In a tab of
 * Safari (`safari`: on which device) that is no promise: it clears what was not visited for seven days of use.
 */
export function deletionText(found: Readiness, safari: 'ios' | 'mac' | null): string {
  if (storedAtMs(found) === null) return '';
  if (safari)
    return `Safari may delete this after a week without a visit. To keep it, add the app to your ${safari === 'ios' ? 'home screen' : 'Dock'} and save it there, too.`;
  return found.isPersistent
    ? ''
    : 'If this device runs out of space, some of it may be deleted, so look here again before you go.';
}
