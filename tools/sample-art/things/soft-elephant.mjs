/** A sewn elephant that sits: round ears with a pale lining, stitched seams, a ribbon. */
import { paint, seam } from '../materials.mjs';
import { ball, both, cast, flat, gleam, inside, line, oval, solid } from '../solids.mjs';

const plush = ['#CBD0E6', '#8A92B6'];
const pale = ['#FFEFE8', '#F3C4BE'];
const thread = '#6F79A6';

const EAR = 'M150 92C118 44 46 44 22 100C4 148 30 214 82 216C118 216 148 186 154 150Z';
const LINING = 'M142 108C118 70 68 70 46 108C30 146 48 190 86 192C112 190 134 170 140 144Z';
const BODY =
  'M200 196C262 196 294 246 294 298C294 344 254 366 200 366S106 344 106 298C106 246 138 196 200 196Z';
const TRUNK =
  'M168 150C168 110 232 110 232 150C232 172 232 184 238 190C244 194 250 190 252 182C256 166 284 168 284 188C284 216 262 232 234 232C196 232 170 200 168 150Z';

const leg = () =>
  [
    ball(108, 322, 50, plush, 48),
    solid(oval(104, 328, 33, 31), pale, { depth: 10, shade: 0.3 }),
    seam(oval(104, 328, 39, 37), '#FFFFFF', 0.55),
    ...[-19, 0, 19].map((dx) => flat(oval(104 + dx, 308 + Math.abs(dx) * 0.34, 6, 4.6), '#FFFFFF', 0.9)),
  ].join('');

const arm = () =>
  solid('M136 212C106 214 84 242 80 270C78 294 104 300 118 284C130 268 144 252 152 238Z', plush, {
    depth: 16,
  });

const bow = () =>
  both(
    solid('M196 246L170 288Q180 286 186 296L208 252Z', paint.sun, { depth: 6 }) +
      solid('M200 238C176 214 152 216 148 224C142 236 144 256 152 262C166 264 186 254 200 244Z', paint.sun, {
        depth: 10,
      }) +
      line('M164 232Q178 234 188 240', 3, '#C97A12', 0.55),
  ) + solid(oval(200, 242, 15, 14), paint.sun, { depth: 8 });

const elephant = () =>
  [
    both(
      solid(EAR, plush, { depth: 20 }) +
        solid(LINING, pale, { depth: 12, shade: 0.35 }) +
        seam('M140 92C112 56 62 58 36 104C18 148 42 200 84 204C112 204 134 186 146 160', '#FFFFFF', 0.6),
    ),
    solid(BODY, plush, { depth: 28 }),
    solid(oval(200, 300, 58, 54), pale, { depth: 14, shade: 0.35 }),
    seam(oval(200, 300, 66, 62), '#FFFFFF', 0.6),
    both(leg()),
    both(arm()),
    inside(BODY, cast(oval(200, 190, 92, 34), 0, 10, 12, 0.3)),
    solid('M138 206Q200 246 262 206Q272 212 268 228Q200 270 132 228Q128 212 138 206Z', paint.sun, {
      depth: 8,
    }),
    bow(),
    ball(200, 128, 98, plush, 90),
    line('M200 40V96', 2.4, '#FFFFFF', 0.55, '7 7'),
    both(line('M200 46Q190 26 172 26', 7, thread)),
    line('M200 46Q198 26 204 16', 7, thread),
    inside(oval(200, 128, 98, 90), cast(TRUNK, 0, 6, 8, 0.22)),
    solid(TRUNK, plush, { depth: 16 }),
    ...[158, 176, 194].map((y, i) =>
      line(`M${178 + i * 6} ${y}q20 10 ${40 - i * 3} ${-i * 2}`, 3, thread, 0.45),
    ),
    flat(oval(268, 183, 9, 5.5), '#F3B4B4', 0.9),
    both(ball(150, 124, 13, ['#5A5278', '#1F1934']) + gleam(146, 119, 4, 4, 0, 0.95)),
    both(line('M136 100q12-10 26-4', 4, thread, 0.7)),
    both(flat(oval(130, 158, 17, 11), '#FF8FA0', 0.4)),
  ].join('');

export const things = { 'cuddle-elephant': elephant };
