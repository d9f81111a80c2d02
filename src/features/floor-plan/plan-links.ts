import type { PlanPlace } from '../../domain/expo/hall-plan.ts';
import { type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { type FoundPlaces, labelOf } from './place-names.ts';
import { isFound, type PlanView } from './plan-view.ts';

/** What an address of the map asks for. */
type Asked = {
  booth: string | null;
  place: string | null;
  /** Only the text names the place: without the text it has to be in the address. */
  isPlaceOfText: boolean;
};

/**
 * Who searches for “water” means the tap, not the sellers of bottles: a place of that name comes first, then
 * exhibitors, then labels with the word. `hasBooths`: the text is found among the exhibitors.
 */
export function askedFor(search: URLSearchParams, { named, labels }: FoundPlaces, hasBooths: boolean): Asked {
  const booth = search.get('booth');
  const chosen = search.get('place');
  if (booth || chosen) return { booth, place: chosen, isPlaceOfText: false };
  const place = named ?? (hasBooths ? undefined : labels[0]) ?? null;
  return { booth, place, isPlaceOfText: place !== null };
}

/** The addresses behind what can be tapped on the map. */
export type PlanLinks = ReturnType<typeof planLinks>;

type Shown = Pick<PlanView, 'hall' | 'place' | 'selected'>;

/** The addresses behind what can be tapped on the map. A second tap on what is chosen puts it away. */
export function planLinks(
  address: Pick<RouteAddress, 'path' | 'search'>,
  { booth, place, isPlaceOfText }: Asked,
  shown: Shown,
  hallsOf: (place: string) => readonly string[],
) {
  const to = (changes: Record<string, string | null>) => withQuery(address, changes);
  const nowhere = to({ booth: null, text: null, place: null, hall: shown.hall });
  const toPlace = (name: string) =>
    to({
      place: name,
      booth: null,
      text: null,
      hall: hallsOf(name).includes(shown.hall) ? shown.hall : null,
    });
  return {
    nowhere,
    toHall: (hall: string) => to({ hall, booth: null, text: null, place }),
    toBooth: (code: string) =>
      booth && code === shown.selected[0]?.booth
        ? nowhere
        : to({ booth: code, place: null, ...(isPlaceOfText && { text: null }) }),
    /** `name`: a kind of place or a label. */
    toPlace: (name: string) => (name === shown.place ? nowhere : toPlace(name)),
    toPlanPlace: (planPlace: Pick<PlanPlace, 'kind' | 'label'>) =>
      isFound(planPlace, shown.place) ? nowhere : toPlace(labelOf(planPlace)),
  };
}
