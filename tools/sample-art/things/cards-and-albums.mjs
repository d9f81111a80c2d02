/** Cards, songs and an album. */
import { paint } from '../materials.mjs';
import { ball, both, box, cast, flat, group, inside, line, oval, solid, tube } from '../solids.mjs';
import { book } from './books.mjs';

/** A fan of cards with people of the family on them. */
const flashCards = () => {
  const person = (skin, hair, shirt, long) =>
    (long ? solid('M-36-20Q-40-58 0-58T36-20L40 28H-40Z', hair, { depth: 8 }) : '') +
    solid('M-44 66Q-42 22 0 20T44 66Z', shirt, { depth: 8 }) +
    ball(0, -14, 30, skin, 32) +
    (long
      ? flat('M-29-18Q-26-46 0-46T29-18Q12-32 0-32T-29-18Z', hair[1])
      : solid('M-31-18Q-32-50 0-50T31-18Q14-32 0-32T-31-18Z', hair, { depth: 6 })) +
    both(ball(-10, -12, 3.4, paint.ink), 0) +
    line('M-8 2q8 7 16 0', 3, '#A5563C');
  const card = (x, y, d, fill, who) =>
    group(
      `translate(${x} ${y}) rotate(${d})`,
      cast(box(-76, -110, 152, 220, 18), 3, 5, 8, 0.22),
      solid(box(-76, -110, 152, 220, 18), paint.white, { depth: 12 }),
      inside(
        box(-62, -96, 124, 132, 12),
        flat(box(-62, -96, 124, 132, 12), fill),
        group('translate(0 -26)', who),
      ),
      line('M-40 58h80', 9, fill === '#FFD3C9' ? '#EE5F58' : '#5590F0'),
      line('M-26 80h52', 7, '#9AA3BD'),
    );
  return [
    card(92, 214, -22, '#BFD9FF', person(paint.tan, paint.grey, paint.violet, true)),
    card(308, 214, 22, '#C6F0DE', person(paint.skin, paint.ink, paint.blue, false)),
    card(200, 206, 0, '#FFD3C9', person(paint.skin, paint.ink, paint.coral, true)),
  ].join('');
};
/** A book with buttons beside it, notes that rise. */
const songBook = () => {
  const note = (x, y, s, fill) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      tube('M12 0V-60Q22-40 44-34', 9, fill),
      ball(-2, 3, 16, fill, 12),
    );
  return [
    solid(box(48, 92, 304, 250, 18), paint.sun, { depth: 20 }),
    solid(box(64, 108, 200, 218, 10), paint.white, { depth: 10 }),
    line([140, 152, 164, 176, 188].map((y) => `M78 ${y}H250`).join(''), 2.6, '#9AA3BD'),
    note(104, 178, 0.62, paint.ink),
    note(150, 166, 0.62, paint.ink),
    note(204, 184, 0.62, paint.ink),
    ball(120, 262, 32, paint.skin),
    solid('M88 258Q88 226 120 226T152 258Q136 244 120 244T88 258Z', paint.ink, { depth: 6 }),
    flat(oval(120, 274, 10, 8), '#A8283A'),
    both(ball(110, 260, 3.6, paint.ink), 120),
    ball(206, 262, 32, paint.tan),
    solid('M174 258Q174 226 206 226T238 258Q222 244 206 244T174 258Z', paint.bark, { depth: 6 }),
    flat(oval(206, 274, 10, 8), '#A8283A'),
    both(ball(196, 260, 3.6, paint.ink), 206),
    ...[
      [0, paint.red],
      [1, paint.blue],
      [2, paint.green],
      [3, paint.violet],
    ].map(
      ([i, f]) => ball(308, 136 + i * 56, 22, f) + line(`M302 ${128 + i * 56}l12 8l-12 8z`, 4, '#FFFFFF'),
    ),
    note(120, 72, 0.9, paint.rose),
    note(206, 60, 1, paint.teal),
    note(286, 76, 0.8, paint.blue),
  ].join('');
};
/** An album tied with a ribbon, a photograph and a small footprint on it. */
const recordBook = () => {
  const foot = (x, y, s) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      flat(
        'M-14 0C-22-30-10-48 8-46C28-44 28-16 18 4C12 18 18 34 8 44C-4 52-16 42-16 28C-16 16-10 12-14 0Z',
        '#FFFFFF',
        0.95,
      ),
      ...[
        [-14, -56, 8],
        [2, -62, 7],
        [16, -60, 6.4],
        [26, -52, 5.6],
        [32, -42, 5],
      ].map(([a, b, r]) => flat(oval(a, b, r), '#FFFFFF', 0.95)),
    );
  return [
    book(
      paint.lilac,
      solid(box(132, 92, 136, 118, 6), paint.white, { depth: 6 }),
      flat(box(142, 102, 116, 84, 3), '#BFE0FF'),
      ball(200, 146, 30, paint.skin, 28),
      both(ball(188, 146, 3.6, paint.ink)),
      line('M192 158q8 8 16 0', 3.4, '#A5563C'),
      line('M196 118q8-10 12 0', 4, '#8A5634'),
      foot(168, 280, 0.74),
      group('translate(236 276) scale(-.74 .74) translate(-200 -280) translate(200 280)', foot(0, 0, 1)),
    ),
    solid('M278 58H302V346H278Z', paint.rose, { depth: 6 }),
    solid('M290 204L340 176Q350 204 340 232Z', paint.rose, { depth: 8 }),
    solid('M290 204L240 182Q232 204 242 228Z', paint.rose, { depth: 8 }),
    ball(290, 204, 13, paint.rose),
  ].join('');
};

export const things = { 'flash-cards': flashCards, 'song-book': songBook, 'record-book': recordBook };
