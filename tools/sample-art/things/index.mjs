/** All drawn things by name, on a canvas of 400 × 400. A picture may use them wherever it may use an icon. */

import { things as babyFood } from './baby-food.mjs';
import { things as bath } from './bath.mjs';
import { things as bench } from './bench.mjs';
import { things as books } from './books.mjs';
import { things as carSeats } from './car-seats.mjs';
import { things as albums } from './cards-and-albums.mjs';
import { things as care } from './care.mjs';
import { things as carriers } from './carriers.mjs';
import { things as clothDiapers } from './cloth-diapers.mjs';
import { things as clothes } from './clothes.mjs';
import { things as confinement } from './confinement.mjs';
import { things as cots } from './cots.mjs';
import { things as cradles } from './cradles.mjs';
import { things as diapers } from './diapers.mjs';
import { things as feeding } from './feeding.mjs';
import { things as festive } from './festive.mjs';
import { things as flowerBeds } from './flower-beds.mjs';
import { things as footwear } from './footwear.mjs';
import { things as furniture } from './furniture.mjs';
import { things as health } from './health.mjs';
import { things as hoodedTowel } from './hooded-towel.mjs';
import { things as kuih } from './kuih.mjs';
import { things as lunch } from './lunch.mjs';
import { things as maternity } from './maternity.mjs';
import { things as nursery } from './nursery.mjs';
import { things as nursing } from './nursing.mjs';
import { things as outdoorToys } from './outdoor-toys.mjs';
import { things as pants } from './pants.mjs';
import { things as papers } from './papers.mjs';
import { things as people } from './people.mjs';
import { things as plush } from './plush.mjs';
import { things as safety } from './safety.mjs';
import { things as softElephant } from './soft-elephant.mjs';
import { things as soundAndLight } from './sound-and-light.mjs';
import { things as stage } from './stage.mjs';
import { things as stand } from './stand.mjs';
import { things as streetSigns } from './street-signs.mjs';
import { things as strollers } from './strollers.mjs';
import { things as table } from './table.mjs';
import { things as teeth } from './teeth.mjs';
import { things as tonics } from './tonics.mjs';
import { things as toys } from './toys.mjs';
import { things as travel } from './travel.mjs';
import { things as ward } from './ward.mjs';
import { things as wraps } from './wraps.mjs';

const SIDE = 400;
const families = [
  strollers,
  people,
  bench,
  flowerBeds,
  furniture,
  ward,
  streetSigns,
  kuih,
  papers,
  stand,
  pants,
  lunch,
  soundAndLight,
  teeth,
  wraps,
  tonics,
  albums,
  outdoorToys,
  carSeats,
  cots,
  cradles,
  nursery,
  safety,
  feeding,
  table,
  babyFood,
  travel,
  carriers,
  bath,
  hoodedTowel,
  care,
  plush,
  softElephant,
  toys,
  stage,
  diapers,
  clothDiapers,
  clothes,
  festive,
  footwear,
  nursing,
  confinement,
  maternity,
  health,
  books,
];

/** In the form of the icon set: SVG without its root, and the size of its view box. */
export const drawnThings = Object.fromEntries(
  families.flatMap(Object.entries).map(([name, draw]) => [name, { body: draw(), width: SIDE, height: SIDE }]),
);
