import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  nextStarBuyExpo,
} from '../../domain/expo/expo.ts';
import type { Day } from '../../domain/time/dates.ts';

/** The expo that a visitor most likely shops at, whose list is meant where none is named. */
export const listExpo = (expoList: ExpoList, today: Day): Expo | undefined =>
  nextStarBuyExpo(expoList, today) ?? currentAndUpcomingExpos(expoList, today)[0];
