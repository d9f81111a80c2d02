/** Toys to play with before others: theatre, drum, kite. */
import { paint } from '../materials.mjs';
import { ball, both, box, faded, flat, group, inside, line, mix, oval, solid, tube } from '../solids.mjs';

const [SCREEN, STICK, HIDE, SCALES] = ['#FFF0B8', '#3A2A52', '#7A4630', '#2C6A58'];

/** Sang Kancil, a mouse-deer: slender legs, a round back, a pointed nose, and eyes too large for its head. */
const kancil = () =>
  line('M-19-30Q-26-20-20-12L-22 0M14-32L16-15L13 0', 4.6, mix(HIDE, STICK, 0.4)) +
  line('M-29-34Q-37-22-30-13L-33 0M23-34L27-16L25 0', 5, HIDE) +
  flat(
    'M-40-44Q-39-66-12-67Q6-67 16-60Q22-64 26-72Q20-88 29-93Q40-89 38-77Q52-75 64-61Q66-55 58-54Q48-51 40-50Q38-38 28-31Q6-22-16-26Q-38-26-40-44Z',
    HIDE,
  ) +
  line('M-39-50q-8-2-9 5', 5, HIDE) +
  flat(oval(29, -83, 3, 6), '#E8B48C') +
  flat(oval(43, -66, 7), SCREEN) +
  flat(oval(44.4, -65.4, 4), STICK) +
  flat(oval(63, -60, 3.4), STICK) +
  line('M31-44Q35-48 36-54M24-38Q29-42 31-48', 3, '#FFF6DC');

/** Its back is the bridge over the river. */
const crocodile = () =>
  flat(
    'M-94 21Q-86-10-62-12L-54-20L-46-13L-38-21L-30-14L-22-22L-14-14L-6-22L2-14L14-18Q22-30 33-24L44-18L86-36Q96-36 93-27L54-10L93-10Q100-2 92 21Z',
    SCALES,
  ) +
  flat(oval(27, -20, 3.4), SCREEN) +
  flat('M60-12l4-7l4 7zM71-12l4-7l4 7zM82-12l3-7l4 7z', SCREEN);

/** A small theatre with a lit screen; puppets on sticks throw their shadows. */
const theatre = () =>
  [
    solid(box(44, 90, 312, 236, 14), paint.violet, { depth: 20 }),
    flat(box(78, 122, 244, 150, 8), SCREEN),
    faded(0.8, flat(oval(200, 196, 110, 70), '#FFFBE6')),
    line('M160 196V280M262 240V280', 4, STICK),
    group('translate(204 250)', crocodile()),
    group('translate(166 235) scale(.9)', kancil()),
    flat('M78 272V252q15-10 30 0t31 0t30 0t31 0t30 0t31 0t30 0t31 0V272Z', '#5590F0', 0.85),
    solid('M78 122H142Q140 176 100 200Q84 206 78 226Z', paint.red, { depth: 14 }),
    solid('M322 122H258Q260 176 300 200Q316 206 322 226Z', paint.red, { depth: 14 }),
    solid('M28 92Q200 8 372 92Q376 108 360 108H40Q24 108 28 92Z', paint.sun, { depth: 16 }),
    ball(200, 74, 18, paint.coral),
    solid(
      'M70 118H330V134Q306 152 284 134Q262 152 242 134Q222 152 200 134Q178 152 158 134Q138 152 116 134Q94 152 70 134Z',
      paint.red,
      { depth: 8 },
    ),
    solid(box(60, 274, 280, 54, 8), paint.violet, { depth: 12 }),
    ...[110, 155, 200, 245, 290].map((x) => ball(x, 301, 9, paint.sun)),
    both(solid('M56 320H110L98 350H44Z', paint.bark, { depth: 8 })),
  ].join('');

/** A shallow drum of skin and wood with brass jingles, played with hands. */
const kompang = () =>
  [
    solid(oval(212, 204, 156, 146), paint.bark, { depth: 22 }),
    ...[20, 65, 110, 155, 335].map((a) => {
      const [x, y] = [212 + 150 * Math.cos((a * Math.PI) / 180), 204 + 140 * Math.sin((a * Math.PI) / 180)];
      return ball(x, y, 13, paint.sun);
    }),
    solid(oval(186, 186, 152, 146), paint.wood, { depth: 14 }),
    solid(oval(186, 186, 134, 128), ['#FFF6E2', '#EBD2A4'], { depth: 22 }),
    faded(0.35, flat(oval(200, 206, 62, 54), '#D9B47C')),
    ...Array.from({ length: 20 }, (_, i) =>
      ball(
        186 + 143 * Math.cos((i * Math.PI) / 10),
        186 + 137 * Math.sin((i * Math.PI) / 10),
        5.5,
        paint.sun,
      ),
    ),
    group(
      'translate(262 250) rotate(-34)',
      solid(
        'M-6 120Q-34 60-26 14Q-20 0-12 10L-6 36Q-8-24 2-32Q12-34 14-22L14 30Q18-36 28-40Q40-38 38-22L34 34Q42-20 52-20Q62-16 58 0L46 60Q44 96 46 120Z',
        paint.tan,
        { depth: 10 },
      ),
      solid(box(-12, 108, 64, 44, 12), paint.mint, { depth: 10 }),
    ),
  ].join('');

/** A moon kite: crescent tail, oval wings, a humming bow on its head. */
const wau = () => {
  const wing =
    'M200 96C280 84 356 108 384 150C340 190 262 196 200 178C138 196 60 190 16 150C44 108 120 84 200 96Z';
  const tail =
    'M200 220C236 214 262 232 272 262C290 254 312 262 318 284C288 352 244 352 200 340C156 352 112 352 82 284C88 262 110 254 128 262C138 232 164 214 200 220Z';
  return [
    tube('M118 58Q200 14 282 58', 7, paint.bark),
    line('M118 58Q200 76 282 58', 4, '#FFDB6B'),
    tube('M200 34V348', 9, paint.wood),
    solid(tail, paint.rose, { depth: 16 }),
    inside(
      tail,
      line('M110 290Q150 340 200 322T290 290', 9, '#FFDB6B'),
      ...[
        [160, 268],
        [240, 268],
        [200, 290],
      ].map(([x, y]) => ball(x, y, 11, paint.sun)),
    ),
    solid(wing, paint.blue, { depth: 18 }),
    inside(
      wing,
      both(
        flat('M40 150Q110 112 180 140Q110 172 40 150Z', '#FFDB6B') +
          flat('M74 149Q116 130 156 142Q116 158 74 149Z', '#E5484D') +
          ball(116, 145, 8, paint.white),
      ),
      line('M16 150C44 108 120 84 200 96C280 84 356 108 384 150', 9, '#FFFFFF', 0.6),
    ),
    ball(200, 140, 27, paint.coral),
    ...[0, 60, 120, 180, 240, 300].map((a) =>
      flat(
        oval(200 + 17 * Math.cos((a * Math.PI) / 180), 140 + 17 * Math.sin((a * Math.PI) / 180), 7),
        '#FFF0C4',
      ),
    ),
    solid('M180 92L200 48L220 92Z', paint.sun, { depth: 8 }),
    both(
      tube('M20 152q-14 22-4 44', 4, paint.coral) + solid('M8 194h20l-4 34h-12z', paint.coral, { depth: 5 }),
    ),
    line('M200 176Q240 300 372 372', 3, '#494468'),
  ].join('');
};

export const things = { 'shadow-theatre': theatre, kompang, 'moon-kite': wau };
