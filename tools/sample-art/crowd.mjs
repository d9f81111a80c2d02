/** Arranges people and things side by side: people behind, things before them, some in the air. */
import { placed } from './staging.mjs';

const PERSON = /^(visitor|child|baby)-(?!bottle|carrier|monitor|wash)/;
const LARGE =
  /stroller|cot$|chair|slide|four-in-one|tree|locomotive|train$|automobile|bus$|bike|theatre|stand$|couch|tub$|hut$|telescope|incubator|beach-umbrella|bed$|school$|hospital$|hamper|gate$|guards|shopping-cart|bengkung|crocodile/;
/** Held in a hand or put on a table: small beside people. */
const SMALL =
  /phone|clipboard|bowl$|^hot-beverage|stopwatch|^camera|grip-socks|^yarn|coconut-oil|pouches|ice$|^cooking|^basket|^rooster|^bucket/;
const IN_THE_AIR = /^(balloon|bubbles|moon-kite|butterfly)$/;

/** The middle of what is in the air, as a share of the scene's width. */
const AIR_FROM_EDGE = 0.14;

const OWN_SIZES = {
  'couch-and-lamp': { height: 0.62, room: 0.66 },
  'parents-on-a-bench': { height: 0.8, room: 0.95 },
  'stop-sign-on-post': { height: 0.54, room: 0.36 },
};
/** The icon is seen from above, with its head at the bottom. */
const TURNS = { crocodile: 90 };

/** The height of each, as a share of the scene's height, and the room that it takes beside others. */
function sizeOf(name) {
  if (name.startsWith('visitor-')) return { height: 0.66, room: 0.33 };
  if (name.startsWith('child-')) return { height: 0.47, room: 0.25 };
  if (PERSON.test(name)) return { height: 0.29, room: 0.34 };
  if (name in OWN_SIZES) return OWN_SIZES[name];
  if (LARGE.test(name)) return { height: 0.44, room: 0.48 };
  if (SMALL.test(name)) return { height: 0.19, room: 0.24 };
  return { height: 0.27, room: 0.3 };
}

export const hasPeople = (objects) => objects.some((name) => PERSON.test(name));

/** `turn` mirrors every second scene, so that neighbours differ; `fill` is the share of the width that is used. */
export function crowd(objects, { w, h, setting, turn, fill = 0.96 }) {
  const unit = Math.min(h, w * 0.86);
  const standing = objects.filter((name) => !IN_THE_AIR.test(name));
  const rooms = standing.map((name) => sizeOf(name).room * unit);
  const total = rooms.reduce((sum, room) => sum + room, 0);
  const scale = Math.min(1.12, (w * fill) / total);
  let edge = (w - total * scale) / 2;
  const places = standing.map((name, i) => {
    const x = edge + (rooms[i] * scale) / 2;
    edge += rooms[i] * scale;
    return { name, x: turn % 2 ? w - x : x };
  });
  const drawn = places.map(({ name, x }) => {
    const person = PERSON.test(name);
    const size = sizeOf(name);
    const layers = placed(name, {
      x,
      floor: h * (setting.floor + (person ? -0.02 : 0.03)),
      size: size.height * unit * Math.min(scale, 1.05),
      turn: TURNS[name],
    });
    return { person, layers };
  });
  const air = objects
    .filter((name) => IN_THE_AIR.test(name))
    .flatMap((icon, i) => ({
      icon,
      x: w * ((turn + i) % 2 ? 1 - AIR_FROM_EDGE : AIR_FROM_EDGE),
      foot: h * 0.36,
      height: unit * 0.2,
      maxWidth: w * AIR_FROM_EDGE * 1.8,
      shadow: false,
    }));
  const flat = (list) => list.flatMap(({ layers }) => layers);
  return [
    ...air,
    ...flat(drawn.filter(({ person }) => person)),
    ...flat(drawn.filter(({ person }) => !person)),
  ];
}
