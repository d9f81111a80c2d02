/** Buaian: a cradle of cloth on a spring. */
import { paint, seam } from '../materials.mjs';
import { ball, both, box, faded, flat, inside, line, oval, solid, tube } from '../solids.mjs';

const spring = (x, top, bottom, w = 13) => {
  const turns = Math.round((bottom - top) / 9);
  return Array.from({ length: turns }, (_, i) =>
    tube(`M${x - w} ${top + i * 9 + 4}q${w} 7 ${2 * w} -3`, 5, paint.steel),
  ).join('');
};

/** Asleep in the opening of the cloth; its front edge comes after. */
const sleeper = (x, y) =>
  [
    solid(`M${x - 4} ${y + 6}Q${x + 2} ${y - 22} ${x + 40} ${y - 20}T${x + 92} ${y + 22}H${x}Z`, paint.sun, {
      depth: 12,
    }),
    ball(x, y, 29, paint.skin, 27),
    line(`M${x - 10} ${y - 25}q6-9 12-1`, 4, '#8A5634'),
    line(`M${x - 14} ${y + 1}q5 5 10 0M${x + 5} ${y + 1}q5 5 10 0`, 3.2, '#7A4A3A'),
    line(`M${x - 5} ${y + 12}q5 4 10 0`, 2.8, '#A5563C'),
  ].join('');

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

/** A frame with a motor, a spring, and a sling below it. */
const electricBuaian = () => {
  const sling = 'M192 196C150 214 112 262 122 296Q132 328 200 328T278 296C288 262 250 214 208 196Z';
  const front = 'M122 274Q200 304 278 274Q288 330 200 330T122 274Z';
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
    solid('M130 272Q200 222 270 272Q260 300 200 302T130 272Z', paint.cream, { depth: 10 }),
    sleeper(168, 254),
    solid(front, paint.violet, { depth: 16 }),
    batik(front),
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
    solid('M144 246Q200 196 256 246Q246 268 200 270T144 246Z', paint.cream, { depth: 8 }),
    inside(sling, sleeper(178, 236)),
    solid('M136 256Q200 286 264 256Q270 314 200 314T136 256Z', paint.teal, { depth: 16 }),
    line('M142 276Q200 302 258 276', 8, '#FFC83D', 0.9),
    faded(0.75, inside(net, line(mesh, 1.8, '#FFFFFF', 0.9))),
    line(net, 5, '#FFFFFF'),
    line('M200 96C188 160 160 240 152 318M200 96C212 160 240 240 248 318', 3, '#FFFFFF', 0.8),
    solid(box(72, 310, 256, 22, 11), paint.mint, { depth: 8 }),
    seam('M86 321H314'),
  ].join('');
};

export const things = { 'electric-buaian': electricBuaian, 'cradle-net': netAndSarong };
