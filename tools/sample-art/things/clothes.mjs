/** Clothes of every day. */
import { face, paint } from '../materials.mjs';
import { ball, cast, flat, group, inside, line, oval, solid, tube } from '../solids.mjs';

export const hanger = (y = 60) =>
  tube(`M200 ${y - 8}v-10q0-10 10-10t10-10t-12-10t-12 8`, 6, paint.steel) +
  tube(`M112 ${y + 28}Q200 ${y - 38} 288 ${y + 28}`, 10, paint.wood);
export const flower = (x, y, r, fill = '#FFFFFF', eye = '#FFC83D') =>
  [0, 72, 144, 216, 288]
    .map((a) =>
      flat(
        oval(
          x + r * 0.62 * Math.cos(((a - 90) * Math.PI) / 180),
          y + r * 0.62 * Math.sin(((a - 90) * Math.PI) / 180),
          r * 0.46,
        ),
        fill,
      ),
    )
    .join('') + flat(oval(x, y, r * 0.3), eye);

/** Short arms, a round neck, snaps between the legs. */
const romperShape =
  'M142 78Q150 68 164 68Q170 98 200 98T236 68Q250 68 258 78L318 128Q326 136 320 146L298 172Q290 180 280 174L268 166V236Q268 262 262 292Q258 304 242 302Q218 300 216 322Q214 332 200 332T184 322Q182 300 158 302Q142 304 138 292Q132 262 132 236V166L120 174Q110 180 102 172L80 146Q74 136 82 128Z';
const romper = (fill, ...print) =>
  solid(romperShape, fill, { depth: 22 }) +
  inside(romperShape, ...print) +
  line('M164 68Q170 98 200 98T236 68', 8, '#FFFFFF', 0.9) +
  line('M98 152l20 24M302 152l-20 24', 5, '#FFFFFF', 0.7) +
  line('M142 292q44 2 46 28M258 292q-44 2-46 28', 5, '#FFFFFF', 0.8, '3 6') +
  [186, 200, 214].map((x) => ball(x, 324, 4, paint.white)).join('');

const rompers = () =>
  [
    group(
      'translate(-34 -6) rotate(-9 200 200) scale(.8) translate(40 40)',
      romper(
        paint.mint,
        line(Array.from({ length: 12 }, (_, i) => `M60 ${90 + i * 22}H340`).join(''), 8, '#FFFFFF', 0.6),
      ),
    ),
    group(
      'translate(96 -6) rotate(9 200 200) scale(.8) translate(40 40)',
      romper(
        paint.coral,
        ...Array.from({ length: 16 }, (_, i) =>
          ball(100 + (i % 4) * 66, 120 + Math.floor(i / 4) * 56 + (i % 2) * 22, 8, paint.white),
        ),
      ),
    ),
    cast(romperShape, 0, 6, 12, 0.25),
    group(
      'translate(4 18)',
      romper(
        paint.sun,
        group('translate(200 200) scale(1.2)', flat(oval(0, 0, 44, 40), '#FFFFFF', 0.9), face(0, -4, 0.9)),
      ),
    ),
  ].join('');

const batikRomper = () => {
  const blossom = (x, y, s, d) =>
    group(
      `translate(${x} ${y}) rotate(${d}) scale(${s})`,
      ...[0, 72, 144, 216, 288].map(
        (a) =>
          `<g transform="rotate(${a})">${flat('M0 0C-22-16-20-46 0-50C20-46 22-16 0 0Z', '#FFD3DC')}${line('M0-10V-36', 3, '#E5486B')}</g>`,
      ),
      tube('M0 0L22-24', 6, paint.sun),
      ball(24, -26, 5, paint.orange),
    );
  return [
    hanger(74),
    group(
      'translate(0 10)',
      romper(
        paint.rose,
        blossom(160, 160, 0.8, 0),
        blossom(248, 200, 0.8, 30),
        blossom(168, 252, 0.7, 60),
        blossom(100, 130, 0.5, 10),
        blossom(300, 130, 0.5, 40),
        blossom(232, 118, 0.5, 20),
        blossom(232, 284, 0.5, 10),
        line('M140 210q30-20 50 6M210 160q20-30 44-20M200 240q30 6 30 34', 4, '#8FD97A'),
      ),
    ),
  ].join('');
};

export const things = { 'three-rompers': rompers, 'batik-romper': batikRomper };
