/** For health and teeth. */
import { paint } from '../materials.mjs';
import { ball, box, flat, glass, gleam, group, line, oval, solid, tube, turn } from '../solids.mjs';

/** A handle with a screen and a soft cone for the ear. */
const earThermometer = () =>
  [
    solid(
      'M236 60C290 58 330 92 328 140C326 180 296 196 276 204L208 330Q196 352 172 342L142 326Q122 314 132 292L196 170C186 110 196 66 236 60Z',
      paint.white,
      { depth: 26 },
    ),
    solid(
      'M226 76C180 70 120 84 78 98Q64 104 70 118Q76 130 92 130C130 132 176 146 204 158Z',
      ['#E6F0FF', '#9FC3F5'],
      { depth: 14 },
    ),
    ball(76, 112, 15, paint.sky),
    group(
      'rotate(26 240 150)',
      solid(box(216, 112, 78, 88, 16), paint.ink, { depth: 8 }),
      flat(box(224, 120, 62, 48, 8), '#8FF2D6'),
      line('M230 132h11v24h-11M232 144h9M262 132h-11v24h11v-12h-11M278 132v24', 4, '#17505A'),
      flat(oval(269, 156, 2.8), '#17505A'),
      ball(255, 183, 9, paint.mint),
    ),
    ball(176, 286, 17, paint.sky),
    gleam(286, 96, 22, 9, 36, 0.8),
  ].join('');

/** A quiet machine with a soft tip; its cup is clear. */
const aspirator = () =>
  [
    solid(
      'M150 176H250Q268 176 268 196V312Q268 346 234 346H166Q132 346 132 312V196Q132 176 150 176Z',
      paint.lilac,
      { depth: 26 },
    ),
    ball(200, 250, 30, paint.white),
    line('M200 238v12M190 243a14 14 0 1 0 20 0', 5, '#9673E6'),
    ...[176, 200, 224].map((x, i) => ball(x, 306, 6, i < 2 ? paint.mint : paint.grey)),
    glass('M148 180L160 112H240L252 180Z', '#DFF0FF', 0.75),
    line('M168 160h64M172 142h56', 3, '#9AA3BD', 0.6),
    solid('M154 116Q154 104 166 104H234Q246 104 246 116V122H154Z', paint.white, { depth: 6 }),
    solid('M170 104Q178 78 184 56Q186 30 200 30T216 56Q222 78 230 104Z', ['#FFD9E4', '#F2A8C0'], {
      depth: 12,
    }),
    flat(oval(200, 36, 7, 4), '#B05A7A'),
    gleam(146, 260, 6, 46, 0, 0.5),
    tube('M322 344V270', 13, paint.white),
    solid(oval(322, 248, 16, 26), ['#FFD9E4', '#F2A8C0'], { depth: 8 }),
    solid(oval(72, 330, 34, 17), paint.white, { depth: 8 }),
    solid('M56 326Q60 288 72 284T90 326Z', ['#FFD9E4', '#F2A8C0'], { depth: 8 }),
  ].join('');

/** A soft red case with a cross; plasters, scissors and a roll look out. */
const firstAid = () =>
  [
    turn(
      -16,
      140,
      130,
      solid(box(92, 84, 106, 40, 20), ['#F9D8B4', '#E0AC7C'], { depth: 8 }),
      flat(box(126, 84, 38, 40, 3), '#FFF4E6'),
      ...[134, 145, 156].map((x) => flat(oval(x, 98, 3) + oval(x, 110, 3), '#D9A27A')),
    ),
    ball(232, 122, 40, paint.white),
    ...[26, 14].map((r) => line(oval(232, 122, r), 3, '#C9C3DE')),
    solid('M228 160Q280 140 300 180H220Z', paint.white, { depth: 8 }),
    tube('M282 168L322 84M322 168L290 84', 9, paint.steel),
    line(oval(286, 72, 13), 8, '#5590F0'),
    line(oval(326, 72, 13), 8, '#5590F0'),
    solid('M58 180Q58 152 86 152H314Q342 152 342 180V318Q342 346 314 346H86Q58 346 58 318Z', paint.red, {
      depth: 28,
    }),
    line('M60 196Q200 214 340 196', 5, '#FFFFFF', 0.7, '3 6'),
    solid(box(184, 194, 34, 18, 7), paint.white, { depth: 6 }),
    ball(200, 274, 54, paint.white),
    line('M200 244v60M170 274h60', 21, '#D12F45'),
    tube('M342 226q34 6 34 50', 9, paint.slate),
    solid(box(364, 270, 24, 38, 10), paint.steel, { depth: 6 }),
  ].join('');

/** A practice doll on a mat, a heart where one presses. */
const practiceDoll = () =>
  [
    solid('M30 300L84 214H376L350 300Q346 318 330 318H46Q28 318 30 300Z', paint.mint, { depth: 14 }),
    tube('M236 250L332 240', 34, paint.sky),
    tube('M236 268L322 288', 34, paint.sky),
    ball(344, 238, 17, paint.skin),
    ball(334, 290, 17, paint.skin),
    solid('M146 218Q200 196 250 220Q262 254 248 290Q196 308 146 286Q132 252 146 218Z', paint.sky, {
      depth: 16,
    }),
    tube('M170 276Q196 302 226 306', 24, paint.sky),
    ball(232, 306, 14, paint.skin),
    tube('M172 226Q196 200 222 200', 24, paint.sky),
    ball(228, 200, 14, paint.skin),
    flat('M206 276q-32-24-24-42q10-14 24 3q14-17 24-3q8 18-24 42z', '#EE5F58'),
    ball(106, 244, 56, paint.skin, 52),
    ball(94, 190, 9, paint.skin),
    line('M74 232q7 7 15 0M112 224q7 7 15 0', 5, '#8A5634'),
    flat(oval(104, 266, 10, 7), '#A5563C'),
    flat(oval(78, 254, 9, 6) + oval(132, 246, 9, 6), '#FF8FA0', 0.6),
  ].join('');

export const things = {
  'practice-doll': practiceDoll,
  'ear-thermometer': earThermometer,
  'nasal-aspirator': aspirator,
  'first-aid-kit': firstAid,
};
