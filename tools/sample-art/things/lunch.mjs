/** Lunch to take along. */
import { face, paint } from '../materials.mjs';
import { ball, both, box, flat, gleam, group, inside, line, oval, solid, tube } from '../solids.mjs';

const bento = () =>
  [
    solid('M56 118Q62 74 104 72H296Q338 74 344 118L352 186H48Z', paint.coral, { depth: 18 }),
    flat('M84 122Q88 92 112 92H288Q312 92 316 122L322 170H78Z', '#C9404A', 0.45),
    solid(box(48, 176, 304, 164, 36), paint.coral, { depth: 24 }),
    solid(box(60, 164, 280, 140, 30), paint.white, { depth: 12 }),
    flat(box(72, 174, 130, 58, 16), '#D6F4EA'),
    flat(box(210, 174, 118, 58, 16), '#FFE3DE'),
    flat(box(72, 240, 118, 54, 16), '#FFF0C4'),
    flat(box(198, 240, 130, 54, 16), '#E1EDFF'),
    solid('M84 226Q84 184 112 184T140 226Z', paint.white, { depth: 8 }),
    flat(box(98, 204, 28, 22, 3), '#2F5A44'),
    solid('M136 226Q136 188 162 188T188 226Z', paint.white, { depth: 8 }),
    flat(box(148, 206, 28, 20, 3), '#2F5A44'),
    ...[232, 262, 292, 246, 278].map((x, i) => ball(x, i < 3 ? 216 : 196, 15, paint.red)),
    ...[94, 122, 152].map((x) => ball(x, 268, 16, paint.green) + ball(x + 10, 262, 10, paint.leaf)),
    ...[222, 258, 294].map(
      (x) => solid(oval(x, 268, 17, 20), ['#FFF8E8', '#F0DDB0'], { depth: 8 }) + ball(x, 268, 9, paint.sun),
    ),
    flat('M176 116q-16-22-30 0q-2 20 30 34q32-14 30-34q-14-22-30 0z', '#FFFFFF', 0.9),
    both(solid(box(34, 226, 26, 58, 10), paint.red, { depth: 8 })),
  ].join('');

const flask = () =>
  [
    solid('M122 130H278V316Q278 346 248 346H152Q122 346 122 316Z', paint.lilac, { depth: 24 }),
    solid(box(116, 120, 168, 26, 10), paint.steel, { depth: 10 }),
    solid('M132 62Q132 48 148 48H252Q268 48 268 62V122H132Z', paint.steel, { depth: 18 }),
    line('M132 92H268', 3, '#9AA3BD', 0.7),
    tube('M148 52Q150 24 200 24T252 52', 10, paint.slate),
    flat(oval(200, 232, 52, 52), '#FFFFFF', 0.9),
    solid('M164 230h72q0 34-36 34t-36-34z', paint.coral, { depth: 8 }),
    flat('M164 230q8-16 20-10q6-14 18-8q14-10 20 6q14-2 14 12z', '#FFF8E8'),
    line('M186 204q-6-8 0-16M206 200q-6-8 0-16', 5, '#9673E6'),
    gleam(142, 230, 7, 70, 0, 0.5),
    tube('M306 344V220', 11, paint.steel),
    solid(oval(306, 196, 17, 28), paint.steel, { depth: 8 }),
  ].join('');

const schoolBottle = () => {
  const body = 'M140 136Q128 150 128 172V322Q128 348 154 348H246Q272 348 272 322V172Q272 150 260 136Z';
  return [
    tube('M150 108Q96 120 92 220T120 330', 10, paint.navy),
    solid(body, paint.blue, { depth: 24 }),
    solid(box(144, 100, 112, 44, 12), paint.sun, { depth: 12 }),
    solid('M182 102V74Q182 60 196 60H214L232 44q12-8 18 4t-6 18L222 84V102Z', paint.navy, { depth: 10 }),
    tube('M240 104q26-14 34-44', 9, paint.sun),
    inside(body, flat(oval(200, 248, 60, 60), '#FFFFFF', 0.95)),
    solid(oval(200, 252, 40, 36), paint.orange, { depth: 12 }),
    both(ball(170, 220, 13, paint.orange)),
    group('translate(0 2)', face(200, 246, 0.9)),
    gleam(146, 240, 6, 60, 0, 0.5),
  ].join('');
};

export const things = { 'lunch-box': bento, 'porridge-flask': flask, 'school-bottle': schoolBottle };
