/** Teas, vinegar and soup of the forty days. */
import { paint } from '../materials.mjs';
import { ball, box, cast, faded, flat, gleam, group, line, oval, solid, tube, turn } from '../solids.mjs';
import { leaf } from './confinement.mjs';

const date = (x, y, r, d = 0) =>
  turn(
    d,
    x,
    y,
    solid(oval(x, y, r, r * 0.68), ['#E0574A', '#8E1F2E'], { depth: r * 0.4 }),
    line(
      `M${x - r * 0.5} ${y}q${r * 0.5} ${r * 0.2} ${r} 0M${x - r * 0.4} ${y - r * 0.3}q${r * 0.4} ${r * 0.15} ${r * 0.8} 0`,
      2,
      '#5E1420',
      0.5,
    ),
  );

/** A cup of red tea with its bag, a box of sachets, dried dates. */
const redDateTea = () =>
  [
    solid(box(206, 92, 160, 220, 10), paint.red, { depth: 18 }),
    flat(box(222, 128, 128, 116, 60), '#FFF0DC'),
    date(270, 178, 26, -20),
    date(304, 200, 24, 24),
    leaf(276, 158, -30, 0.36),
    line('M236 270h100M252 288h68', 7, '#FFD9B8'),
    solid(box(206, 92, 160, 26, 10), paint.sun, { depth: 6 }),
    faded(0.9, line('M104 152q-14-16 0-30t0-30M152 152q-14-16 0-30t0-30', 8, '#FFFFFF')),
    tube('M206 228q46-6 44 30t-58 44', 15, paint.white),
    solid('M46 196H216Q214 346 172 346H90Q48 346 46 196Z', paint.white, { depth: 22 }),
    solid(oval(131, 196, 85, 24), paint.white, { depth: 8 }),
    solid(oval(131, 198, 73, 17), ['#D8553F', '#8E1F2E'], { depth: 8 }),
    date(112, 196, 14),
    date(148, 200, 13, 30),
    line('M176 190Q196 210 190 256', 3, '#9AA3BD'),
    solid(box(172, 254, 36, 40, 5), paint.red, { depth: 5 }),
    date(254, 334, 26, 10),
    date(306, 338, 24, -14),
    date(352, 334, 22, 20),
  ].join('');

/** A dark bottle with a hand of ginger on label and floor. */
const gingerVinegar = () => {
  const body = 'M134 176Q134 146 164 132V74H216V132Q246 146 246 176V322Q246 348 220 348H160Q134 348 134 322Z';
  const ginger = (x, y, s) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      solid(
        'M-70 6Q-84-14-60-22Q-44-24-36-12Q-30-44-12-44Q8-42 2-10Q20-38 40-30Q56-20 34 2Q66-8 74 10Q76 30 46 30Q40 52 18 46Q-4 56-18 40Q-60 40-70 6Z',
        ['#F2D3A0', '#C48F52'],
        { depth: 12 },
      ),
      line(
        'M-50-8q8 8 0 20M-16-30q8 4 14 0M20-20q4 8 14 6M44 8q-6 8 0 18M-8 20q10 6 20 0',
        3,
        '#9A6B38',
        0.7,
      ),
    );
  return [
    solid(body, ['#7A4430', '#3A1A18'], { depth: 24 }),
    solid(box(158, 44, 64, 38, 8), paint.sun, { depth: 8 }),
    flat(box(134, 196, 112, 116), '#FFF0C4'),
    flat('M134 196h112v14h-112zM134 298h112v14h-112z', '#D12F45'),
    ginger(190, 252, 0.62),
    gleam(148, 180, 5, 30, 0, 0.45),
    gleam(176, 104, 5, 22, 0, 0.45),
    ginger(310, 310, 0.98),
    solid('M50 318q-4-26 24-28q30 2 28 28q-8 30-26 30t-26-30z', ['#FFF2DC', '#DFC08E'], { depth: 10 }),
    line('M62 320q14 8 28 0', 3, '#B98A4C'),
  ].join('');
};

/** An open crate with pots of soup in rows, one of them steaming before it. */
const soupBox = () => {
  const jar = (x, fill) =>
    solid(box(x - 27, 140, 54, 84, 10), fill, { depth: 10 }) +
    solid(box(x - 30, 120, 60, 26, 8), paint.white, { depth: 8 });
  return [
    solid('M48 132L20 84H120L132 132ZM352 132L380 84H280L268 132Z', paint.tan, { depth: 8 }),
    flat('M48 132H352V200H48Z', '#7E4A34'),
    ...[84, 142, 200, 258, 316].map((x, i) =>
      jar(x, [paint.orange, paint.leaf, paint.red, paint.sun, paint.green][i]),
    ),
    solid('M40 190H360V330Q360 346 344 346H56Q40 346 40 330Z', ['#E8B98A', '#C08752'], { depth: 18 }),
    line('M200 192V344', 3, '#A06A3C', 0.3),
    cast(oval(200, 300, 110, 34), 0, 6, 10, 0.25),
    solid('M92 256H308Q304 340 246 352H154Q96 340 92 256Z', paint.mint, { depth: 18 }),
    solid(oval(200, 256, 110, 30), paint.mint, { depth: 8 }),
    solid(oval(200, 258, 96, 22), ['#FFD98A', '#E59A3C'], { depth: 8 }),
    ball(166, 256, 13, paint.orange, 8),
    ball(230, 260, 15, paint.leaf, 7),
    ball(200, 252, 10, paint.red, 6),
    ball(258, 254, 8, paint.orange, 5),
    faded(0.95, line('M166 232q-12-14 0-28M200 228q-12-14 0-28M234 232q-12-14 0-28', 8, '#FFFFFF')),
  ].join('');
};

export const things = { 'red-date-tea': redDateTea, 'ginger-vinegar': gingerVinegar, 'soup-crate': soupBox };
