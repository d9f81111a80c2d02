/** Vouchers, cards, phones: what the account's pages speak of. */
import { paint } from '../materials.mjs';
import { ball, box, cast, flat, inside, line, oval, solid, turn } from '../solids.mjs';

const coupon =
  'M60 118H340Q356 118 356 134V170A30 30 0 0 0 356 230V266Q356 282 340 282H60Q44 282 44 266V230A30 30 0 0 0 44 170V134Q44 118 60 118Z';
/** A perforated slip with a percent sign. */
const voucher = () =>
  turn(
    -8,
    200,
    200,
    solid(coupon, paint.coral, { depth: 22 }),
    line('M252 130V272', 6, '#FFFFFF', 0.9, '2 16'),
    ball(128, 172, 20, paint.white),
    ball(196, 232, 20, paint.white),
    line('M200 160L124 244', 15, '#FFFFFF'),
    flat(oval(128, 172, 8), '#EE5F58'),
    flat(oval(196, 232, 8), '#EE5F58'),
    flat('M296 172l9 19l21 3l-15 15l4 21l-19-10l-19 10l4-21l-15-15l21-3z', '#FFDB6B'),
  );

/** A card with a ribbon and a bow. */
const giftCard = () =>
  turn(
    -6,
    200,
    210,
    cast(box(40, 112, 320, 200, 26), 0, 10, 12, 0.2),
    solid(box(40, 112, 320, 200, 26), paint.violet, { depth: 24 }),
    solid('M246 112H282V312H246Z', paint.sun, { depth: 8 }),
    line('M66 268H160M66 288H120', 10, '#FFFFFF', 0.85),
    solid(box(66, 140, 54, 42, 10), paint.sun, { depth: 8 }),
    solid('M264 160Q206 108 196 138T264 168Z', paint.sun, { depth: 10 }),
    solid('M264 160Q322 108 332 138T264 168Z', paint.sun, { depth: 10 }),
    ball(264, 164, 19, paint.sun),
  );

const phone = (screen, ...shown) =>
  solid(box(118, 40, 164, 312, 34), paint.ink, { depth: 18 }) +
  inside(box(130, 54, 140, 284, 24), flat(box(130, 54, 140, 284), screen), ...shown) +
  flat(box(172, 62, 56, 12, 6), '#2B2440');

/** No waves arrive. */
const phoneOffline = () =>
  [
    phone(
      '#E1EDFF',
      line('M152 186Q200 142 248 186M168 210Q200 182 232 210', 13, '#9ABFFA'),
      ball(200, 236, 13, paint.sky),
    ),
    line('M152 250L250 152', 25, '#E1EDFF'),
    line('M152 250L250 152', 13, '#655D7C'),
  ].join('');

/** A form is kept on the phone. */
const phoneSaved = () =>
  [
    phone(
      '#FFF6E0',
      line('M156 108h88M156 136h60', 11, '#EBD9B8'),
      solid(box(152, 164, 96, 76, 14), paint.white, { depth: 8 }),
      line('M168 188h62M168 212h40', 8, '#C9C3DE'),
    ),
    ball(280, 274, 60, paint.mint),
    line('M252 274l20 22l38-42', 17, '#FFFFFF'),
  ].join('');

/** One speech bubble asks, another waits. */
const questions = () =>
  [
    solid(
      'M70 60H250Q282 60 282 92V176Q282 208 250 208H148L96 252V208H70Q38 208 38 176V92Q38 60 70 60Z',
      paint.sky,
      { depth: 24 },
    ),
    line('M132 112q4-26 30-26t30 26q0 18-20 26q-10 4-10 16', 17, '#FFFFFF'),
    flat(oval(162, 182, 10), '#FFFFFF'),
    cast(box(180, 190, 180, 100, 30), 0, 4, 8, 0.2),
    solid(
      'M206 182H334Q362 182 362 210V266Q362 294 334 294H322V334L276 294H206Q178 294 178 266V210Q178 182 206 182Z',
      paint.coral,
      { depth: 20 },
    ),
    ...[230, 270, 310].map((x) => ball(x, 238, 13, paint.white)),
  ].join('');

export const things = {
  voucher,
  'gift-card': giftCard,
  'phone-offline': phoneOffline,
  'phone-saved': phoneSaved,
  questions,
};
