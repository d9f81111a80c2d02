/** A towel on a peg: it hangs in folds from its hood, which is an otter's head with ears. */
import { paint, rod, seam } from '../materials.mjs';
import { ball, both, cast, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';

const terry = ['#FFFDF6', '#EADFC8'];
const fur = ['#B98862', '#80503A'];
const felt = ['#FFF1DC', '#EFD3AC'];
const border = '#4FB7AC';

const CLOTH =
  'M140 150C112 206 84 280 68 352Q90 370 112 352T156 354T200 358T244 354T288 352T332 352C316 280 288 206 260 150Z';
const BEHIND = 'M150 160C112 220 64 284 40 334Q56 348 76 340H324Q344 348 360 334C336 284 288 220 250 160Z';
const HOOD =
  'M92 190C82 150 96 68 200 64C304 68 318 150 308 190Q306 210 288 208Q246 232 200 232T112 208Q94 210 92 190Z';
const EDGE = 'M94 196Q98 210 112 208Q154 232 200 232T288 208Q302 210 306 196';
const MUZZLE = 'M118 182C112 146 164 138 200 138S288 146 282 182C276 208 238 216 200 216S124 208 118 182Z';

/** The loops of the cloth: rows of dots. */
const loops = (id, fill) =>
  `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.5" fill="${fill}"/><circle cx="7" cy="7" r="1.5" fill="${fill}"/></pattern><rect width="400" height="400" fill="url(#${id})" opacity=".35"/>`;

/** A soft shade from the hood down to where the hem is nearest. */
const fold = (top, foot) =>
  cast(`M${top - 2} 190L${foot - 13} 372H${foot + 13}L${top + 2} 190Z`, 0, 0, 6, 0.17);

const stripe = (y, width) =>
  line(
    `M50 ${y}Q90 ${y + 18} 112 ${y}T156 ${y + 2}T200 ${y + 6}T244 ${y + 2}T288 ${y}T350 ${y}`,
    width,
    border,
  );

const hood = () =>
  [
    both(ball(104, 112, 25, fur) + ball(106, 114, 13, felt)),
    solid(HOOD, fur, { depth: 16 }),
    inside(HOOD, loops('terry-hood', '#5E3828')),
    line(EDGE, 11, '#FFF6E6'),
    seam(EDGE, '#C99A6A', 0.9),
    solid(MUZZLE, felt, { depth: 8, shade: 0.3 }),
    both(flat(oval(146, 122, 11.5), '#2B2440') + gleam(143, 118, 3.6, 3.6)),
    flat('M172 148Q200 136 228 148Q226 174 200 178Q174 174 172 148Z', '#3A2C38'),
    gleam(190, 151, 8, 3, -8, 0.5),
    line('M200 178v8M200 186q-16 14-32 2M200 186q16 14 32 2', 5, '#5A3A2E'),
    both(line('M140 178l-40-10M140 188l-44 2M144 198l-38 12', 3.4, '#5A3A2E', 0.7)),
  ].join('');

const towel = () =>
  [
    rod('M92 32H308', 17),
    solid(BEHIND, ['#EFE2C8', '#CDB891'], { depth: 14 }),
    solid(CLOTH, terry, { depth: 20, shade: 0.4 }),
    inside(
      CLOTH,
      loops('terry-cloth', '#C9B489'),
      stripe(296, 13),
      stripe(318, 6),
      fold(176, 134),
      fold(200, 222),
      fold(222, 310),
      fold(160, 90),
      cast('M120 120H280L272 196Q200 226 128 196Z', 0, 14, 11, 0.26),
    ),
    line('M68 352Q90 370 112 352T156 354T200 358T244 354T288 352T332 352', 7, border),
    group('translate(200 64) scale(.8) translate(-200 -64)', hood()),
    tube('M187 74Q183 24 200 22T213 74', 7, paint.cream),
    ball(200, 32, 16, paint.wood),
  ].join('');

export const things = { 'hooded-towel': towel };
