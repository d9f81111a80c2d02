/** What listens, hums and shines in a baby’s room. */
import { paint } from '../materials.mjs';
import { ball, both, box, flat, gleam, inside, line, oval, solid, tube } from '../solids.mjs';

/** A screen with two rooms, and a camera. */
const camera = (x) =>
  [
    solid(`M${x - 32} 312h64l8 32q0 8-8 8h-64q-8 0-8-8z`, paint.white, { depth: 10 }),
    tube(`M${x} 300v18`, 16, paint.grey),
    ball(x, 258, 46, paint.white),
    ball(x, 258, 28, paint.ink),
    ball(x, 258, 13, paint.blue),
    gleam(x - 10, 248, 6, 4, -40, 0.9),
    ball(x + 34, 228, 4, paint.red),
  ].join('');

const monitor = () =>
  [
    tube('M104 96V52', 10, paint.slate),
    solid('M120 262H230L248 344Q248 352 240 352H110Q102 352 102 344Z', paint.grey, { depth: 12 }),
    solid(box(62, 92, 226, 168, 26), paint.white, { depth: 20 }),
    solid(box(78, 108, 194, 122, 12), paint.ink, { depth: 8 }),
    inside(
      box(84, 114, 88, 110, 8),
      flat(box(84, 114, 90, 110), '#6C83C9'),
      flat(oval(128, 214, 60, 26), '#E6EEFF'),
      flat(oval(122, 178, 24, 22), '#F7CFA8'),
      flat('M100 190q30-18 60 4l4 40h-70z', '#8FB2F5'),
      line('M112 178q4 4 8 0M126 178q4 4 8 0', 3, '#5A3A4A'),
    ),
    inside(
      box(178, 114, 88, 110, 8),
      flat(box(178, 114, 90, 110), '#E5C9A0'),
      flat(box(190, 150, 66, 80, 4), '#B98058'),
      line('M198 150v70M212 150v70M226 150v70M240 150v70', 5, '#F3CF9C'),
      flat(oval(246, 136, 10), '#FFF0C4'),
    ),
    ...[150, 175, 200].map((x, i) => ball(x, 246, 6, [paint.mint, paint.sun, paint.coral][i])),
    camera(318),
    camera(66),
  ].join('');

/** A tablet with a lit screen: a sun over a hill. */
const tablet = () => {
  const screen = box(62, 110, 276, 180, 12);
  return [
    solid(box(36, 84, 328, 232, 30), paint.ink, { depth: 14 }),
    flat(screen, '#BFE3FF'),
    inside(
      screen,
      ball(272, 164, 30, paint.sun),
      flat('M50 268Q130 172 220 244T350 236V300H50Z', '#8FD97A'),
      flat('M50 286Q150 236 350 282V300H50Z', '#3E9E4A'),
    ),
    gleam(92, 140, 20, 7, -30, 0.7),
  ].join('');
};

/** A drum of cloth with a grille, waves of sound beside it. */
const soundMachine = () =>
  [
    solid('M84 168V292Q84 344 200 344T316 292V168Z', paint.lilac, { depth: 24 }),
    ...Array.from({ length: 44 }, (_, i) =>
      flat(
        oval(
          100 + (i % 11) * 20,
          236 + Math.floor(i / 11) * 20 + 12 * Math.sin((((i % 11) + 0.5) / 11) * Math.PI),
          4.4,
        ),
        '#6A42C8',
        0.55,
      ),
    ),
    flat(oval(200, 168, 116, 46), '#9673E6'),
    solid(oval(200, 162, 116, 44), paint.white, { depth: 16 }),
    solid(oval(200, 156, 44, 17), paint.sky, { depth: 8 }),
    flat('M176 158a10 8 0 0 1 10-9a14 11 0 0 1 26 0a10 8 0 0 1 10 9z', '#FFFFFF'),
    ball(132, 164, 8, paint.mint, 5),
    ball(268, 164, 8, paint.coral, 5),
    both(line('M92 200q-26 50 0 100', 9, '#5590F0', 0.85) + line('M66 186q-36 64 0 128', 9, '#5590F0', 0.6)),
    tube('M176 104V44Q200 66 232 56', 10, paint.violet),
    ball(160, 106, 19, paint.violet, 15),
    tube('M262 112V66Q278 82 298 76', 8, paint.blue),
    ball(250, 114, 15, paint.blue, 12),
  ].join('');

/** A dome on a foot that throws stars up. */
const skyProjector = () => {
  const star = (x, y, r, fill) =>
    flat(
      `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2}${-r} ${r}q${-r * 0.2}${-r * 0.8}${-r} ${-r}q${r * 0.8}${-r * 0.2} ${r} ${-r}z`,
      fill,
    );
  return [
    flat('M152 236L26 66Q20 40 52 34Q200 10 348 34Q380 40 374 66L248 236Z', '#5A4FB0', 0.85),
    flat('M160 236L90 40Q200 22 310 40L240 236Z', '#7A6CD8', 0.55),
    ...[
      [90, 80, 15],
      [150, 54, 10],
      [206, 84, 18],
      [262, 52, 11],
      [312, 84, 15],
      [128, 124, 9],
      [262, 130, 12],
      [186, 144, 8],
      [330, 48, 7],
      [60, 52, 7],
    ].map(([x, y, r]) => star(x, y, r, '#FFE58A')),
    ball(146, 92, 13, paint.coral),
    ball(282, 104, 16, paint.teal),
    line('M256 112q26 8 52-16', 5, '#FFE58A'),
    ball(200, 248, 76, paint.ink),
    ...[
      [172, 206],
      [200, 194],
      [228, 206],
      [156, 236],
      [244, 236],
      [186, 226],
      [214, 226],
    ].map(([x, y]) => star(x, y, 9, '#FFE58A')),
    solid('M116 254H284L296 318Q298 344 270 344H130Q102 344 104 318Z', paint.white, { depth: 20 }),
    both(ball(160, 304, 11, paint.lilac)),
    ball(200, 304, 11, paint.sun),
  ].join('');
};

export const things = {
  tablet,
  'baby-monitor': monitor,
  'sound-machine': soundMachine,
  'sky-projector': skyProjector,
};
