// @script forms

import { parseUrl } from '../routing/parse-url.ts';
import { checkInPath } from '../routing/paths.ts';

// What the organiser's posters and the codes of another phone hold: an address of this app, and nothing but ids.
// Opening it changes nothing; it leads to a page that says what a tap would do.

/** What a code that is shown on a phone holds at most, so that another phone's camera can read it. */
const MAX_LENGTH = 900;
const MAX_TALKS = 100;
/** As in the content folder: letters, digits, points and hyphens. */
const ID = /^[\w.-]{1,64}$/;

type CheckInLink = { expoId: string; talkIds: string[] };

const pathOf = ({ expoId, talkIds }: CheckInLink): string =>
  `${checkInPath}&${new URLSearchParams([['expo', expoId], ...talkIds.map((id) => ['talk', id])])}`;

/** The page where a visitor checks in at one expo. */
export const posterPath = (expoId: string): string => pathOf({ expoId, talkIds: [] });

/** An address that offers an agenda to another phone. Of many talks it holds the first ones: `talkCount` of them. */
export function agendaLink(
  origin: string,
  expoId: string,
  talkIds: readonly string[],
): { url: string; talkCount: number } {
  let talkCount = Math.min(talkIds.length, MAX_TALKS);
  const url = () => origin + pathOf({ expoId, talkIds: talkIds.slice(0, talkCount) });
  while (talkCount > 0 && url().length > MAX_LENGTH) talkCount--;
  return { url: url(), talkCount };
}

/** What the address of the check-in page names. Null when it names no expo; what is no id is left out. */
export function readCheckInLink(search: URLSearchParams): CheckInLink | null {
  const expoId = search.get('expo') ?? '';
  if (!ID.test(expoId)) return null;
  const talkIds = new Set(search.getAll('talk').filter((id) => ID.test(id)));
  return { expoId, talkIds: [...talkIds].slice(0, MAX_TALKS) };
}

/** The page that a scanned code leads to. Null for every code that is not one of these of this site. */
export function scannedPath(text: string, origin: string): string | null {
  const url = parseUrl(text);
  if (!url) return null;
  const page = new URL(checkInPath, origin);
  const isOurs =
    url.origin === page.origin &&
    url.pathname === page.pathname &&
    url.searchParams.get('page') === page.searchParams.get('page');
  const link = isOurs ? readCheckInLink(url.searchParams) : null;
  return link && pathOf(link);
}
