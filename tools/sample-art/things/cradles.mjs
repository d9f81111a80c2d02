/** Buaian: a cradle of cloth on a spring. */
import { paint, seam } from '../materials.mjs';
import { ball, both, box, faded, flat, inside, line, oval, solid, tube } from '../solids.mjs';

const spring = (x, top, bottom, w = 13) => {
  const turns = Math.round((bottom - top) / 9);
  return Array.from({ length: turns }, (_, i) =>
    tube(`M${x - w} ${top + i * 9 + 4}q${w} 7 ${2 * w} -3`, 5, paint.steel),
  ).join('');
};

const batik = (d) =>
  inside(
    d,
    ...Array.from({ length: 18 }, (_, i) => {
      const [x, y] = [110 + ((i * 47) % 190), 214 + ((i * 31) % 110)];
      return (
        flat(oval(x, y, 6), '#FFF0C4', 0.9) +
        [0, 72, 144, 216, 288]
          .map((a) =>
            flat(
              oval(x + 10 * Math.cos((a * Math.PI) / 180), y + 10 * Math.sin((a * Math.PI) / 180), 5),
              '#FFC83D',
              0.85,
            ),
          )
          .join('')
      );
    }),
  );

/** A frame with a motor, a spring, and an empty sling below it. */
const electricBuaian = () => {
  const sling = 'M192 196C150 214 112 262 122 296Q132 328 200 328T278 296C288 262 250 214 208 196Z';
  return [
    both(tube('M176 44L70 350', 15, paint.steel)),
    both(tube('M34 352H120', 17, paint.slate)),
    tube('M170 42h60', 18, paint.steel),
    solid(box(156, 26, 88, 54, 20), paint.white, { depth: 14 }),
    ball(222, 53, 8, paint.mint),
    line('M174 46h28M174 58h20', 5, '#9673E6'),
    spring(200, 84, 150),
    tube('M200 150v22', 6, paint.steel),
    tube('M168 182q32-18 64 0', 9, paint.wood),
    faded(1, tube('M172 184L136 268M228 184L264 268', 4, paint.violet)),
    solid(sling, paint.violet, { depth: 24 }),
    batik(sling),
    solid('M136 266Q200 232 264 266Q260 286 200 288T136 266Z', paint.cream, { depth: 10 }),
  ].join('');
};

/** Folded cloth, its net, and the hook and spring that hold it. */
const netAndSarong = () => {
  const net = 'M200 96C150 130 92 210 84 318H316C308 210 250 130 200 96Z';
  const sling = 'M196 150C168 176 134 230 138 268Q142 312 200 312T262 268C266 230 232 176 204 150Z';
  const mesh = Array.from(
    { length: 40 },
    (_, i) => `M${i * 14 - 80} 90l150 240M${i * 14 - 80} 330L${i * 14 + 70} 90`,
  ).join('');
  return [
    tube('M200 24q22 0 22 18t-22 18', 9, paint.steel),
    spring(200, 60, 100),
    solid(sling, paint.teal, { depth: 24 }),
    inside(
      sling,
      line('M130 236q70 44 140 0M130 264q70 44 140 0', 8, '#FFC83D', 0.9),
      ...[160, 200, 240].map((x) => flat(oval(x, 232, 9), '#FF8FA0')),
    ),
    solid('M152 238Q200 214 248 238Q244 256 200 258T152 238Z', paint.cream, { depth: 8 }),
    faded(0.75, inside(net, line(mesh, 1.8, '#FFFFFF', 0.9))),
    line(net, 5, '#FFFFFF'),
    line('M200 96C188 160 160 240 152 318M200 96C212 160 240 240 248 318', 3, '#FFFFFF', 0.8),
    solid(box(72, 310, 256, 22, 11), paint.mint, { depth: 8 }),
    seam('M86 321H314'),
  ].join('');
};

export const things = { 'electric-buaian': electricBuaian, 'cradle-net': netAndSarong };
