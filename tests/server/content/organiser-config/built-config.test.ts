import { expect, it } from 'vitest';
import { organiserSchema, readOrganiser } from '../../../../server/content/organiser.ts';
import { builtConfig } from '../../../../server/content/organiser-config/built-config.ts';
import { paletteOf } from '../../../../server/content/organiser-config/palette.ts';
import { readConfig } from '../../../../server/content/organiser-config/read-config.ts';
import { sentenceOf } from '../../../../server/content/problem.ts';
import * as brand from '../../../../src/domain/organiser/brand.ts';
import * as country from '../../../../src/domain/organiser/country.ts';
import * as currency from '../../../../src/domain/organiser/currency.ts';
import * as pointsWorth from '../../../../src/domain/organiser/points-worth.ts';
import { zoneName } from '../../../../src/domain/organiser/time-zone.ts';
import { SAMPLE_FOLDER } from '../../../support/sample-content.ts';
import { SECOND_FOLDER } from '../../../support/second-content.ts';

const configOf = async (folder: string) => {
  const config = await readConfig(folder);
  if ('problems' in config) throw new Error(JSON.stringify(config.problems));
  return builtConfig(config.organiser, config.brand, 2026);
};

it('the sample has the config that the specification names', async () => {
  const config = await configOf(SAMPLE_FOLDER);
  expect(config).toMatchObject({
    currency,
    country,
    'points-worth': pointsWorth,
    brand: { productName: brand.productName },
    about: { about: { isEntryFree: true } },
  });
  expect([config['time-zone'].zoneName, config.currency.currency.before]).toEqual([zoneName, 'RM\u00a0']);
});

it('the config of another organiser has none of the sample’s values', async () => {
  const config = await configOf(SECOND_FOLDER);
  expect(config).toMatchObject({
    brand: { productName: 'Komorebi' },
    about: { about: { isEntryFree: false } },
    currency: { currency: { code: 'JPY', decimals: 0, before: '¥', after: '' } },
    country: { country: 'JP', inCountry: ' in Japan' },
    'points-worth': { pointsWorth: { points: 1, amountSen: 2 } },
    'local-address': { localAddress: { postcodeDigits: 0, states: [] } },
    contact: { contact: { careersEmail: 'mado@komorebi.example' } },
  });
  expect(config['time-zone']).toMatchObject({
    zoneName: 'Asia/Tokyo',
    zoneOffsets: [[expect.any(Number), 32_400_000]],
  });
  expect(JSON.stringify(config)).not.toMatch(/yhello|malaysia|\bRM\b|\+60/i);
});

const anyBrand = {
  palette: paletteOf({ text: '#000000', page: '#ffffff', accent: '#ffcc00', second: '#006600' }),
  name: 'X',
  shortName: 'X',
  title: 'X',
  warnings: [],
  folder: '',
  digest: '',
};

const required = {
  email: 'a@example.com',
  country: 'NO',
  timeZone: 'Europe/Oslo',
  currency: { code: 'NOK', symbol: 'kr', decimals: 2 },
};
const complaints = (fields: object) => {
  const read = readOrganiser(JSON.stringify({ ...required, ...fields }));
  return 'problems' in read ? read.problems.map(sentenceOf) : [];
};

it.each<[object, string]>([
  [{ email: undefined }, 'email: is missing.'],
  [{ email: 'me at home' }, 'email: is no email address.'],
  [{ timeZone: 'KL' }, 'timeZone: is no time zone, such as Asia/Kuala_Lumpur.'],
  [{ country: 'Norway' }, 'country: is not a country code of two capitals, such as MY.'],
  [
    { currency: { code: 'NOK', symbol: 'kr', decimals: 4 } },
    'currency.decimals: is not a whole number from 0 to 3.',
  ],
  [
    { currency: { code: 'NOK', symbol: 'kr', decimals: 2, symbolPosition: 'left' } },
    'currency.symbolPosition: is not “before” or “after”.',
  ],
  [{ currency: 'NOK' }, 'currency: is not a set of fields in { }.'],
  [{ hours: [{ when: 'Mondays' }] }, 'hours (number 1).open: is missing.'],
  [{ socialLinks: ['instagram.com/me'] }, 'socialLinks (number 1): is no address that begins with https://.'],
  [
    { phoneNumbers: { countryCode: '47', example: '1' } },
    'phoneNumbers.countryCode: is not a country code such as +60.',
  ],
  ...[8, [8], [9, 8]].map((digits): [object, string] => [
    { phoneNumbers: { countryCode: '+47', digits, example: '1' } },
    'phoneNumbers.digits: is not two whole numbers from 4 to 14 in [ ], the least and the most: [9, 10], or [9, 9] if all have 9.',
  ]),
  [{ points: { count: 0, worth: 1 } }, 'points.count: is not a whole number from 1 to 100000.'],
  [
    { companyname: 'Me' },
    `companyname: is no field of organiser.json. The fields are: ${Object.keys(organiserSchema.entries).join(', ')}.`,
  ],
])('%j is named at its field', (fields, sentence) => {
  expect(complaints(fields)).toEqual([`organiser.json, ${sentence}`]);
});

it('a symbol of letters stands apart from its amount, and behind it where the organiser says so', () => {
  const currencyOf = (fields: object) => {
    const read = readOrganiser(
      JSON.stringify({ ...required, currency: { ...required.currency, ...fields } }),
    );
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return builtConfig(read.organiser, anyBrand, 2026).currency.currency;
  };
  expect(currencyOf({ symbolPosition: 'after' })).toMatchObject({ before: '', after: '\u00a0kr' });
  expect(currencyOf({})).toMatchObject({ before: 'kr\u00a0', after: '' });
  expect(currencyOf({ symbol: 'A$' })).toMatchObject({ before: 'A$', after: '' });
});
