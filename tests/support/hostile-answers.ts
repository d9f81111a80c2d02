/** A response as it comes over the wire. */
export type HostileAnswer = { name: string; body: string; type: string };

const JSON_TYPE = 'application/json';
const HTML =
  '<!doctype html><html><head><title>Free Wi-Fi</title></head><body><form action="/login"><h1>Welcome!</h1></form></body></html>';
/** More than the page reads of any answer. */
const BIG = 5 * 1024 * 1024;
const BIG_TEXT = JSON.stringify('x'.repeat(BIG));
const BIG_LIST = `[${'{},'.repeat(BIG / 3)}{}]`;

/** Values as JSON text: some cannot be written by `JSON.stringify`. */
const WRONG_VALUES = [
  ...[
    'null',
    'true',
    'false',
    '-1',
    '0.5',
    '1e999',
    '-1e999',
    '1e308',
    '9007199254740993',
    '{}',
    '[]',
    '[null]',
    '[[]]',
  ],
  ...['{"evil":1}', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ...['{"toString":"x"}', '{"length":3}', '{"then":1}', '[[[[[[]]]]]]', '{"json":null}', '{"items":{}}'],
  ...['', ' ', '2026-11-31', '2026-02-30', '2026-13-01', '0000-00-00', '2026-11-31T10:00:00Z'].map((text) =>
    JSON.stringify(text),
  ),
  ...[
    '2026-11-22',
    '2026-11-22T25:61:00Z',
    '+275760-09-13T00:00:00.000Z',
    '25:99',
    '24:00',
    '../../x',
    '//evil.test',
  ].map((text) => JSON.stringify(text)),
  ...[
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '\u0000',
    '\ud800',
    '\u202e',
    '__proto__',
    '😀'.repeat(500),
  ].map((text) => JSON.stringify(text)),
];

const WRAPPINGS = ['[$]', '{"data":$}', '{"count":$}', '{"items":[$]}', '{"upcoming":[$],"past":[]}'];

/** What may come for any call: portals, proxies, broken connections, other servers. */
function answersForAnyCall(good: string): HostileAnswer[] {
  const json = (name: string, body: string): HostileAnswer => ({ name, body, type: JSON_TYPE });
  return [
    { name: 'the page of a portal', body: HTML, type: 'text/html' },
    json('the page of a portal, called JSON', HTML),
    { name: 'the answer, called text', body: good, type: 'text/plain' },
    json('nothing', ''),
    json('5 MB of text', BIG_TEXT),
    json('5 MB of a list', BIG_LIST),
    json('a deep nest', '['.repeat(50_000) + ']'.repeat(50_000)),
    json('two answers', good + good),
    json('a byte order mark and more', `\ufeff${good}x`),
    ...[0.1, 0.5, 0.9, 0.99].map((part) => json(`cut off at ${part}`, good.slice(0, good.length * part))),
    ...WRONG_VALUES.flatMap((value) => [
      json(value, value),
      ...WRAPPINGS.map((wrapping) =>
        json(
          wrapping.replace('$', value),
          wrapping.replace('$', () => value),
        ),
      ),
    ]),
  ];
}

type Place = (string | number)[];

/** Every place in an answer; of a list, its first and its last item. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const keys = Array.isArray(value)
    ? [...new Set([0, value.length - 1])].filter((i) => i >= 0)
    : Object.keys(value);
  return [
    place,
    ...keys.flatMap((key) => placesIn((value as Record<string, unknown>)[key], [...place, key])),
  ];
}

/** The answer as JSON with other text at one place; without that member if `json` is null. */
function withJsonAt(value: unknown, [key, ...rest]: Place, json: string | null): string | null {
  if (key === undefined) return json;
  const copy = Array.isArray(value) ? value : Object.entries(value as object);
  const members = copy.map((member: unknown, i) => {
    const [name, inner] = Array.isArray(value) ? [i, member] : (member as [string, unknown]);
    const text = name === key ? withJsonAt(inner, rest, json) : JSON.stringify(inner);
    if (text === null) return null;
    return Array.isArray(value) ? text : `${JSON.stringify(name)}:${text}`;
  });
  const text = members.filter((member) => member !== null).join();
  return Array.isArray(value) ? `[${text}]` : `{${text}}`;
}

/** How many of the answers that differ from the good one in one place: all of them take hours. */
const SAMPLE = Number(process.env.HOSTILE_SAMPLE ?? 100);

/** Some of them, spread evenly. */
const sampleOf = <T>(all: readonly T[]): T[] =>
  all.filter((_, i) => Math.floor((i * SAMPLE) / all.length) !== Math.floor(((i - 1) * SAMPLE) / all.length));

/** The good answer with one place missing, or holding a wrong value. */
function answersLike(good: unknown): HostileAnswer[] {
  const places = placesIn(good).filter(({ length }) => length > 0);
  const changes = places.flatMap((place) => [null, ...WRONG_VALUES].map((value) => ({ place, value })));
  return sampleOf(changes).flatMap(({ place, value }) => {
    const body = withJsonAt(good, place, value);
    return body === null
      ? []
      : [{ name: `${value ?? 'nothing'} at ${place.join('.')}`, body, type: JSON_TYPE }];
  });
}

/** At least 200 answers to one call that our server would never give. */
export const hostileAnswers = (good: unknown): HostileAnswer[] => [
  ...answersForAnyCall(JSON.stringify(good)),
  ...answersLike(good),
];
