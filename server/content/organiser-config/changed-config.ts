import * as about from '../../../src/domain/organiser/about.ts';
import * as brand from '../../../src/domain/organiser/brand.ts';
import * as colours from '../../../src/domain/organiser/colours.ts';
import * as contact from '../../../src/domain/organiser/contact.ts';
import * as country from '../../../src/domain/organiser/country.ts';
import * as currency from '../../../src/domain/organiser/currency.ts';
import * as localAddress from '../../../src/domain/organiser/local-address.ts';
import * as localPhone from '../../../src/domain/organiser/local-phone.ts';
import * as offers from '../../../src/domain/organiser/offers.ts';
import * as pointsWorth from '../../../src/domain/organiser/points-worth.ts';
import * as profileOptions from '../../../src/domain/organiser/profile-options.ts';
import * as timeZone from '../../../src/domain/organiser/time-zone.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { type BuiltConfig, builtConfig } from './built-config.ts';
import type { OrganiserConfig } from './read-config.ts';

const builtIn: BuiltConfig = {
  about,
  brand,
  colours,
  contact,
  country,
  currency,
  'local-address': localAddress,
  'local-phone': localPhone,
  offers,
  'points-worth': pointsWorth,
  'time-zone': timeZone,
  'profile-options': profileOptions,
};

const OF_BRAND: readonly (keyof BuiltConfig)[] = ['brand', 'colours'];
/** Amounts and days in the database mean what the app was built with. */
const DECISIVE: readonly (keyof BuiltConfig)[] = ['currency', 'time-zone'];

const RESTART = 'says something else than the app was built with. A restart with “npm start” applies it.';
export const isForRestart = ({ message }: Problem) => message === RESTART;

/** What a folder says of the organiser and this app, page and server, was not built with. */
export function changedConfig({ organiser, brand }: OrganiserConfig): Problem[] {
  const config = builtConfig(organiser, brand, new Date().getUTCFullYear());
  const changed = (Object.keys(config) as (keyof BuiltConfig)[]).filter((name) => !isSame(name, config));
  const decisive = DECISIVE.filter((name) => changed.includes(name));
  if (decisive.length > 0)
    return decisive.map((name) =>
      errorAt(
        { file: 'organiser.json', field: name === 'currency' ? 'currency' : 'timeZone' },
        'is another than the app was built with. A restart with “npm start” builds it again; nothing is imported before.',
      ),
    );
  const files = new Set(changed.map((name) => (OF_BRAND.includes(name) ? 'brand' : 'organiser.json')));
  return [...files].map((file) => warningAt({ file }, RESTART));
}

/** The offsets of a zone cover other years with each year, so its name alone is compared. */
const isSame = (name: keyof BuiltConfig, config: BuiltConfig) =>
  name === 'time-zone'
    ? config[name].zoneName === builtIn[name].zoneName
    : Object.entries(config[name]).every(
        ([constant, value]) =>
          JSON.stringify(value) === JSON.stringify(builtIn[name][constant as keyof BuiltConfig[typeof name]]),
      );
