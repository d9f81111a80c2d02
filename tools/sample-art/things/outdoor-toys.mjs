/** Toys for outside. */
import { paint, wheel } from '../materials.mjs';
import { ball, box, cast, flat, inside, line, oval, solid, tube } from '../solids.mjs';

/** A bicycle without pedals. */
const balanceBike = () =>
  [
    wheel(94, 270, 74, paint.cream),
    wheel(306, 270, 74, paint.cream),
    ...[94, 306].map(
      (x) =>
        flat(oval(x, 270, 36), '#FFE3DE') +
        line(
          Array.from(
            { length: 8 },
            (_, i) => `M${x} 270l${46 * Math.cos((i * Math.PI) / 4)} ${46 * Math.sin((i * Math.PI) / 4)}`,
          ).join(''),
          4,
          '#9AA3BD',
        ) +
        ball(x, 270, 13, paint.coral),
    ),
    tube('M94 270L150 214Q200 186 266 160', 24, paint.red),
    tube('M150 214L136 162', 15, paint.steel),
    tube('M262 122L306 270', 17, paint.red),
    tube('M262 122L252 84', 12, paint.steel),
    tube('M222 84Q250 74 284 92', 14, paint.ink),
    ball(222, 84, 10, paint.sun),
    ball(286, 93, 10, paint.sun),
    solid('M88 150Q90 132 118 140Q160 150 176 150Q188 160 170 168H112Q88 168 88 150Z', paint.ink, {
      depth: 12,
    }),
    solid(box(232, 120, 46, 40, 12), paint.sun, { depth: 10 }),
  ].join('');

/** A bucket with a castle's battlements, a spade, a rake and a mould. */
const beachSet = () =>
  [
    tube('M300 60L264 300', 17, paint.sun),
    solid('M272 54L328 62L338 20Q336 8 318 6Q290 0 280 12Z', paint.sun, { depth: 12 }),
    tube('M132 128Q70 30 200 30T268 128', 10, paint.white),
    solid('M108 120H292L268 320Q264 346 240 346H160Q136 346 132 320Z', paint.blue, { depth: 26 }),
    solid('M98 104H302Q310 104 308 114L304 138H96L92 114Q90 104 98 104Z', paint.sky, { depth: 12 }),
    ball(200, 238, 40, paint.sun),
    line(
      Array.from(
        { length: 10 },
        (_, i) =>
          `M${200 + 48 * Math.cos((i * Math.PI) / 5)} ${238 + 48 * Math.sin((i * Math.PI) / 5)}l${12 * Math.cos((i * Math.PI) / 5)} ${12 * Math.sin((i * Math.PI) / 5)}`,
      ).join(''),
      7,
      '#FFDB6B',
    ),
    solid('M26 348Q30 286 84 290Q138 286 142 348Z', paint.coral, { depth: 14 }),
    line('M84 294V344M58 300L46 344M110 300L122 344', 5, '#C9404A', 0.7),
    solid(
      'M270 346Q276 306 300 306Q312 306 318 316Q330 296 350 306Q372 312 372 346Z',
      ['#FFE9B8', '#E8B968'],
      { depth: 10 },
    ),
  ].join('');

/** Stands in the sand behind a towel, which lies in its shade. */
const beachUmbrella = () =>
  [
    cast(oval(208, 342, 172, 20), 0, 0, 8, 0.22),
    tube('M236 80L202 328', 12, paint.cream),
    flat(oval(200, 330, 34, 10), '#F7D593'),
    line(TOWEL_ENDS, 4, '#F4F0FF', 0.9, '1 7'),
    solid(TOWEL, paint.lilac, { depth: 5, shade: 0.25, shine: 0.3 }),
    inside(TOWEL, TOWEL_STRIPES),
    ...UMBRELLA.map((d, i) => solid(d, i % 2 ? paint.white : paint.coral, { depth: 10 })),
    ball(238, 42, 9, paint.sun),
  ].join('');
const TOWEL = 'M90 330Q200 333 318 330L358 362Q200 366 50 362Z';
const TOWEL_ENDS = 'M86 331L46 362M322 331L362 362';
const TOWEL_STRIPES =
  line('M122 328L86 366M286 328L322 366', 11, '#FFFFFF', 0.8) +
  line('M150 328L120 366M258 328L288 366', 5, '#FFFFFF', 0.8);
const UMBRELLA = [
  'M238 46C130 30 52 90 36 170Q66 142 104 158Q130 90 238 46Z',
  'M238 46C160 70 116 110 104 158Q142 150 176 178Q184 100 238 46Z',
  'M238 46C196 90 178 130 176 178Q216 164 252 190Q262 110 238 46Z',
  'M238 46C262 90 264 140 252 190Q290 170 322 192Q312 90 238 46Z',
  'M238 46C296 70 326 120 322 192Q350 184 372 210Q368 80 238 46Z',
];

export const things = { 'balance-bike': balanceBike, 'beach-set': beachSet, 'beach-umbrella': beachUmbrella };
