/** Diapers that are pulled on. */
import { paint } from '../materials.mjs';
import { ball, cast, flat, group, inside, line, oval, solid } from '../solids.mjs';
import { pack, print } from './diapers.mjs';

/** A pull-on pant, as worn, x and y at its middle. */
const pant = (fill, trim, ...print) => {
  const d = 'M-104-66Q-108-84-90-84H90Q108-84 104-66L100-10Q70-2 56 40Q50 70 0 70T-56 40Q-70-2-100-10Z';
  return (
    solid(d, fill, { depth: 20 }) +
    inside(d, ...print, line('M-106-72H106M-106-58H106', 5, trim, 0.8, '4 6')) +
    line('M-58 42Q-72-4-102-12M58 42Q72-4 102-12', 6, trim)
  );
};
const nightPants = () => {
  const dots = [
    [-60, -30],
    [0, -36],
    [60, -30],
    [-34, 2],
    [34, 2],
    [0, 36],
  ].map(([x, y]) => flat(`M${x + 9} ${y - 14}a15 15 0 1 0 5 24a13 13 0 0 1-5-24z`, '#FFE58A'));
  return [
    pack(
      42,
      74,
      196,
      200,
      ['#7A70D0', '#3B2F88'],
      flat(oval(140, 144, 56, 46), '#FFF6D0'),
      group('translate(140 146) scale(.44)', pant(['#B9B2F2', '#6A5FC8'], '#FFFFFF')),
      print('L', 196, 104, 0.6, '#FFFFFF'),
    ),
    cast(oval(230, 270, 120, 60), 0, 4, 14, 0.25),
    group('translate(226 258) scale(1.28)', pant(['#8C86D8', '#4A3FA0'], '#D3C2FF', ...dots)),
  ].join('');
};

/** A pack, and one of what is in it, with suns. */
const dryPants = () =>
  [
    pack(
      52,
      116,
      204,
      230,
      paint.sun,
      flat(oval(154, 206, 76, 68), '#FFFFFF', 0.95),
      group('translate(154 206) scale(.6)', pant(paint.white, '#F5A623')),
      print('XL', 124, 288, 0.9, '#C25A12', 40),
    ),
    group(
      'translate(286 286) scale(.86)',
      pant(
        paint.white,
        '#F5A623',
        ...[
          [-60, -20],
          [0, -26],
          [60, -20],
          [-30, 20],
          [30, 20],
        ].map(([x, y]) => ball(x, y, 10, paint.sun)),
      ),
    ),
  ].join('');

export const things = { 'night-pants': nightPants, 'dry-pants': dryPants };
