/** Cloths, a swaddled baby and a suit for the sun. */
import { paint } from '../materials.mjs';
import { ball, both, box, cast, flat, inside, line, oval, solid } from '../solids.mjs';
import { flower } from './clothes.mjs';

/** A pile of thin cloths, folded, each with its own print; one hangs open. */
const muslins = () => {
  const fold = (y, fill, ...print) => {
    const d = `M64 ${y}H324Q344 ${y} 344 ${y + 22}T324 ${y + 44}H64Q56 ${y + 22} 64 ${y}Z`;
    return (
      solid(d, fill, { depth: 14 }) +
      inside(d, ...print) +
      line(`M66 ${y + 15}H334M66 ${y + 30}H334`, 2, '#FFFFFF', 0.7)
    );
  };
  const drape =
    'M92 92Q140 80 200 86T312 88L322 196Q300 186 286 200T250 200T212 202T176 200T140 202T104 196Z';
  return [
    fold(302, paint.lilac),
    fold(260, paint.mint),
    fold(218, paint.coral),
    fold(178, paint.sun),
    cast(drape, 2, 8, 8, 0.2),
    solid(drape, paint.white, { depth: 18 }),
    inside(
      drape,
      ...Array.from({ length: 18 }, (_, i) => {
        const [x, y] = [116 + (i % 6) * 38, 112 + Math.floor(i / 6) * 34 + (i % 2) * 12];
        return flat(
          `M${x} ${y}q-14-16-16 0t16 6q14 10 16-6t-16 0z`,
          ['#FF9E90', '#6FDCCB', '#8FB2F5'][i % 3],
        );
      }),
    ),
    line('M96 96Q150 88 200 92T308 94', 3, '#C9C3DE', 0.8, '4 5'),
  ].join('');
};

/** A baby wrapped to the chin in cloth with a batik border. */
const swaddle = () => {
  const body =
    'M132 174Q200 214 268 174Q300 180 304 240C304 312 250 352 200 352S96 312 96 240Q100 180 132 174Z';
  return [
    solid(
      'M200 40C272 40 300 100 298 180Q300 240 270 262H130Q100 240 102 180C100 100 128 40 200 40Z',
      paint.teal,
      { depth: 18 },
    ),
    flat(oval(200, 136, 76, 74), '#14706C', 0.5),
    ball(200, 130, 66, paint.skin, 62),
    line('M168 128q9 8 18 0M214 128q9 8 18 0M188 152q12 9 24 0', 5, '#7A4A3A'),
    both(flat(oval(158, 142, 11, 8), '#FF8FA0', 0.6)),
    line('M196 68q12-16 18 0q0 8-8 8', 5, '#8A5634'),
    solid(body, paint.teal, { depth: 26 }),
    solid('M104 206Q150 250 296 276Q290 316 262 334Q150 320 98 256Q94 226 104 206Z', paint.mint, {
      depth: 18,
    }),
    inside(
      'M104 206Q150 250 296 276Q290 316 262 334Q150 320 98 256Q94 226 104 206Z',
      line('M96 234Q150 284 300 306', 20, '#1E7A78'),
      ...[
        [124, 250],
        [158, 272],
        [196, 288],
        [236, 298],
        [274, 306],
      ].map(([x, y]) => flower(x, y, 10, '#FFF0C4')),
    ),
    inside(
      body,
      ...[
        [240, 214],
        [270, 240],
        [226, 246],
        [140, 316],
        [180, 336],
      ].map(([x, y]) => flower(x, y, 13, '#FFF0C4', '#EE5F58')),
    ),
  ].join('');
};

/** Long arms, a short zip, legs to the knee, and a hat with a brim. */
const sunSuit = () => {
  const d =
    'M142 128Q150 118 168 118Q200 132 232 118Q250 118 258 128L318 206Q322 214 314 220L298 230Q290 234 284 226L264 196V248L274 330Q274 340 264 340H220Q210 340 208 330L200 284L192 330Q190 340 180 340H136Q126 340 126 330L136 248V196L116 226Q110 234 102 230L86 220Q78 214 82 206Z';
  return [
    solid(d, paint.violet, { depth: 22 }),
    inside(
      d,
      flat('M60 190L140 116V200L100 240Z', '#FF9E90'),
      flat('M340 190L260 116V200L300 240Z', '#FF9E90'),
      line('M120 262H280', 12, '#FFDB6B'),
      ...[
        [164, 220],
        [236, 214],
        [166, 306],
        [238, 304],
      ].map(([x, y]) =>
        flat(`M${x - 16} ${y}q16-18 32 0q-16 18-32 0zM${x + 12} ${y}l12-9v18z`, '#FFFFFF', 0.85),
      ),
    ),
    line('M200 128V210', 6, '#FFFFFF'),
    solid(box(195, 206, 10, 20, 4), paint.sun, { depth: 4 }),
    solid('M128 84Q132 32 200 32T272 84Z', paint.coral, { depth: 16 }),
    solid('M96 94Q100 76 200 76T304 94Q306 106 292 106H108Q94 106 96 94Z', paint.coral, { depth: 10 }),
    line('M134 78Q200 66 266 78', 6, '#FFFFFF', 0.8),
  ].join('');
};

export const things = { 'muslin-cloths': muslins, 'swaddled-baby': swaddle, 'sun-suit': sunSuit };
