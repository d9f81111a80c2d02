/** A stand of the expo, and a tower that fell. */
import { paint } from '../materials.mjs';
import { ball, both, box, flat, line, solid, tube } from '../solids.mjs';
import { block } from './toys.mjs';

/** An awning over a counter. */
const stand = () => {
  const step = 52;
  const awning = Array.from({ length: 6 }, (_, i) => {
    const x = 44 + i * step;
    return solid(
      `M${x + (i < 3 ? 8 : -8) * (1 - i / 5)} 70H${x + step}V142a${step / 2} 24 0 0 1 ${-step} 0Z`,
      i % 2 ? paint.white : paint.coral,
      { depth: 10 },
    );
  });
  return [
    flat(box(66, 90, 268, 190), '#FFF0C4'),
    both(tube('M70 110V340', 15, paint.white)),
    solid(box(150, 184, 100, 60, 12), paint.sky, { depth: 10 }),
    ball(120, 226, 22, paint.sun),
    ball(286, 222, 26, paint.lilac),
    solid(box(46, 238, 308, 106, 14), paint.mint, { depth: 22 }),
    solid(box(36, 228, 328, 24, 12), paint.white, { depth: 8 }),
    ball(200, 296, 28, paint.white),
    flat('M200 310q-22-18-16-28q8-10 16 2q8-12 16-2q6 10-16 28z', '#EE5F58'),
    solid('M60 40H340L356 76H44Z', paint.coral, { depth: 8 }),
    ...awning,
  ].join('');
};

const toppled = () =>
  [
    block(110, 262, 58, paint.coral),
    block(214, 280, 46, paint.sky),
    block(306, 296, 38, paint.mint),
    `<g transform="rotate(24 280 200)">${block(280, 176, 46, paint.sun)}</g>`,
    `<g transform="rotate(-18 150 130)">${block(150, 120, 44, paint.lilac)}</g>`,
    line('M236 96q20-10 30 10M330 130q18 4 16 24M84 150q-18 0-22 18', 8, '#9673E6', 0.7),
  ].join('');

/** A post that reads passes, with the tick of the last one, and the little door that opens after it. */
const entryGate = () =>
  [
    solid('M196 176Q262 168 336 190L330 300Q262 284 196 292Z', ['#CFF3E6', '#84D0B8'], { depth: 12 }),
    solid(box(104, 120, 96, 246, 20), paint.white, { depth: 18 }),
    solid(box(92, 350, 124, 20, 10), paint.slate, { depth: 8 }),
    solid('M92 60Q92 40 112 40H192Q212 40 212 60L206 136Q204 150 190 150H114Q100 150 98 136Z', paint.ink, {
      depth: 12,
    }),
    ball(152, 94, 34, paint.mint),
    line('M136 94l12 13l22-25', 9, '#FFFFFF'),
    flat(box(128, 190, 48, 8, 4), '#45BC93'),
  ].join('');

export const things = { 'entry-gate': entryGate, stand, 'toppled-blocks': toppled };
