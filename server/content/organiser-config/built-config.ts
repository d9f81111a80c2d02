import type * as about from '../../../src/domain/organiser/about.ts';
import type * as brandModule from '../../../src/domain/organiser/brand.ts';
import type * as coloursModule from '../../../src/domain/organiser/colours.ts';
import type * as contact from '../../../src/domain/organiser/contact.ts';
import type * as country from '../../../src/domain/organiser/country.ts';
import type * as currency from '../../../src/domain/organiser/currency.ts';
import type * as localAddress from '../../../src/domain/organiser/local-address.ts';
import type * as localPhone from '../../../src/domain/organiser/local-phone.ts';
import type * as offers from '../../../src/domain/organiser/offers.ts';
import type * as pointsWorth from '../../../src/domain/organiser/points-worth.ts';
import type * as profileOptions from '../../../src/domain/organiser/profile-options.ts';
import type * as timeZone from '../../../src/domain/organiser/time-zone.ts';
import type { Organiser } from '../organiser.ts';
import type { Brand } from './brand.ts';
import { brandPaths } from './brand-paths.ts';
import { zoneOffsetsOf } from './zone-offsets.ts';

/** What the build puts in place of the exports of `src/domain/organiser/<name>.ts`. */
export type BuiltConfig = {
  about: typeof about;
  brand: typeof brandModule;
  colours: typeof coloursModule;
  contact: typeof contact;
  country: typeof country;
  currency: typeof currency;
  'local-address': typeof localAddress;
  'local-phone': typeof localPhone;
  offers: typeof offers;
  'points-worth': typeof pointsWorth;
  'time-zone': typeof timeZone;
  'profile-options': typeof profileOptions;
};

/** Clocks are shown for what happened some years ago and for expos of some years to come. */
const YEARS_BEFORE = 10;
const YEARS_AFTER = 12;
const DEFAULT_POINTS = { count: 100, worth: 1 };
/** How many digits a number has by the recommendation E.164, after the country code. */
const ANY_PHONE_DIGITS: [number, number] = [6, 12];

/** `year`: of the build. */
export function builtConfig(organiser: Organiser, brand: Brand, year: number): BuiltConfig {
  const { email, timeZone, points = DEFAULT_POINTS, phoneNumbers, appStore, googlePlay } = organiser;
  const { code, symbol, decimals, symbolPosition } = organiser.currency;
  const line = organiser.line ?? 'Baby and parenting expos.';
  return {
    about: {
      about: {
        line,
        description: organiser.description ?? line,
        keywords: organiser.keywords ?? 'baby expo, parenting',
        socialLinks: organiser.socialLinks ?? [],
        isEntryFree: organiser.freeEntry ?? false,
        apps: [
          ...(appStore ? [['App Store', appStore] as const] : []),
          ...(googlePlay ? [['Google Play', googlePlay] as const] : []),
        ],
      },
    },
    brand: {
      productName: brand.name,
      logoPath: brandPaths(brand).logo,
      iconPath: brandPaths(brand).icon512,
    },
    colours: {
      colours: {
        ink: brand.palette.ink,
        inkSoft: brand.palette['ink-soft'],
        page: brand.palette.page,
        card: brand.palette.card,
        line: brand.palette.line,
      },
    },
    contact: {
      contact: {
        company: organiser.company ?? '',
        email,
        exhibitorEmail: organiser.exhibitorEmail ?? email,
        serviceEmail: organiser.serviceEmail ?? email,
        careersEmail: organiser.careersEmail ?? email,
        phone: organiser.phone ?? '',
        address: organiser.address ?? [],
        hours: organiser.hours ?? [],
        answerWithin: organiser.answerWithin ?? '',
      },
    },
    country: { country: organiser.country, inCountry: inCountry(organiser.country) },
    currency: {
      currency: {
        code,
        decimals,
        before: symbolPosition === 'after' ? '' : symbolBefore(symbol),
        after: symbolPosition === 'after' ? `\u00a0${symbol}` : '',
      },
    },
    'local-phone': {
      localPhone: phoneNumbers
        ? {
            ...phoneNumbers,
            prefix: phoneNumbers.prefix ?? '',
            digits: phoneNumbers.digits ?? ANY_PHONE_DIGITS,
          }
        : null,
    },
    'local-address': {
      localAddress: {
        postcodeDigits: organiser.addresses?.postcodeDigits ?? 0,
        secondLine: organiser.addresses?.secondLine ?? '',
        states: organiser.addresses?.states ?? [],
      },
    },
    'profile-options': {
      identityCard: organiser.identityCard ?? '',
      languages: organiser.languages ?? {},
    },
    offers: {
      offersPoints: organiser.offers.points,
      offersCareers: organiser.offers.careers,
      offersShop: organiser.offers.shop,
      offersCards: organiser.offers.cards,
    },
    'points-worth': {
      pointsWorth: { points: points.count, amountSen: Math.round(points.worth * 10 ** decimals) },
    },
    'time-zone': {
      zoneName: timeZone,
      zoneOffsets: zoneOffsetsOf(
        timeZone,
        Date.UTC(year - YEARS_BEFORE, 0, 1),
        Date.UTC(year + YEARS_AFTER, 0, 1),
      ),
    },
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const WITH_ARTICLE = /^(United|Netherlands|Philippines|Maldives|Bahamas|Comoros)/;
const inCountry = (code: string) => {
  const name = countryNames.of(code) ?? '';
  return ` in ${WITH_ARTICLE.test(name) ? 'the ' : ''}${name}`;
};

/** `RM 59.90`, `$59.90`, never torn apart at the end of a line. */
const symbolBefore = (symbol: string) => (/\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol);
