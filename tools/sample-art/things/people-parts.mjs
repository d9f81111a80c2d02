/** Visitors, drawn from parts: 400 tall, feet at 372. Bodies are the same, clothes, hair and arms differ. */
import { paint } from '../materials.mjs';
import { ball, both, box, flat, group, inside, line, mirror, mix, oval, solid, tube } from '../solids.mjs';

const arms = {
  down: 'M158 152Q136 190 140 238',
  wave: 'M158 152Q112 140 104 76',
  hold: 'M158 154Q128 206 190 214',
  hip: 'M158 152Q112 184 158 222',
  reach: 'M158 154Q124 192 92 202',
  knee: 'M160 154Q118 190 134 236',
  fist: 'M158 152Q112 160 96 206',
};
const hands = {
  down: [140, 246],
  wave: [103, 66],
  hold: [198, 214],
  hip: [160, 224],
  reach: [86, 204],
  knee: [138, 244],
  fist: [94, 214],
};

/** In front of the body. */
const IN_FRONT = ['hold', 'knee'];

const arm = (pose, sleeve, skin) => tube(arms[pose], 30, sleeve) + ball(...hands[pose], 15, skin);

const leg = (fill) =>
  solid('M152 226H200V250L196 356H164Q152 300 152 226Z', fill, { depth: 14 }) +
  solid('M154 352H196Q202 372 190 374H152Q138 372 154 352Z', paint.ink, { depth: 8 });
/** `stamps`: one foot in the air. */
const trousers = (fill, stamps) =>
  stamps ? mirror(leg(fill)) + group('rotate(24 176 236) translate(0 -14)', leg(fill)) : both(leg(fill));
/** To the ankles of an adult, to the knees of a child with this `skin`. */
const skirt = (fill, skin) =>
  skin
    ? both(leg(skin)) + solid('M152 214H248L268 300Q200 316 132 300Z', fill, { depth: 20 })
    : both(solid('M160 348H192Q200 372 188 374H156Q146 370 160 348Z', paint.ink, { depth: 8 })) +
      solid('M152 214H248L276 352Q200 370 124 352Z', fill, { depth: 20 });
const tops = {
  shirt: 'M150 148Q156 124 184 120H216Q244 124 250 148L254 244Q200 256 146 244Z',
  tunic: 'M150 148Q156 124 184 120H216Q244 124 250 148L266 288Q200 304 134 288Z',
};

const hairs = {
  short: (c) =>
    solid('M160 78C152 30 184 20 204 22C240 24 248 50 240 82Q236 62 224 54Q196 62 174 54Q164 62 160 78Z', c, {
      depth: 10,
    }),
  long: (c) =>
    solid('M164 92Q156 60 176 48Q200 58 224 48Q244 60 236 92Q252 30 200 24Q148 30 164 92Z', c, { depth: 10 }),
  bun: (c) =>
    ball(200, 22, 18, c) +
    solid('M162 84C156 36 184 26 200 26S244 36 238 84Q232 58 200 52Q168 58 162 84Z', c, { depth: 10 }),
  songkok: (c) =>
    solid('M162 62Q160 26 172 22Q200 16 228 22Q240 26 238 62Q200 50 162 62Z', paint.ink, { depth: 8 }) +
    line('M162 66q-2 12 2 20M238 66q2 12-2 20', 7, c[1]),
  bald: () => '',
};
const behind = {
  long: (c) => solid('M156 84C150 20 250 20 244 84L256 168Q200 180 144 168Z', c, { depth: 12 }),
};

/** A scarf that leaves the face free and falls over the shoulders. */
const scarf = (fill) =>
  solid(
    'M200 18C250 18 258 66 250 104Q268 128 270 168Q236 196 200 196T130 168Q132 128 150 104C142 66 150 18 200 18Z',
    fill,
    { depth: 18 },
  );

const beardOf = (beard) =>
  beard ? flat('M166 84Q170 122 200 122T234 84Q228 100 200 100T166 84Z', beard) : '';
const look = (beard, behindMouth = beardOf(beard)) =>
  both(ball(187, 80, 4.4, paint.ink)) +
  behindMouth +
  line('M189 96q11 9 22 0', 3.6, beard ? '#FFFFFF' : '#A5563C') +
  both(flat(oval(176, 92, 7, 4.6), '#FF8FA0', 0.5));

/** Eyes shut, mouth wide open, tears. */
const crying = () =>
  both(
    line('M180 76q8-7 15 2', 4.2, '#2B2440') +
      line('M178 64q8-8 15-5', 3.4, '#2B2440') +
      flat('M183 82q-15 22-5 27q11 0 9-26z', '#6FA5FF') +
      flat(oval(172, 92, 7, 4.6), '#FF8FA0', 0.7),
  ) +
  flat(oval(200, 101, 14, 13), '#C2304A') +
  flat(oval(200, 108, 9, 5), '#FFB3BF');

/** Cups over the ears, on a band over the head. */
const protectors = () =>
  line('M160 84C150 6 250 6 240 84', 9, '#494468') +
  both(solid(box(144, 62, 28, 46, 13), paint.red, { depth: 10 }));

/** Looks to a side: the features move, the beard hardly, and the ear on the other side shows. */
const turnedFace = (beard, skin, gaze, hasEars) =>
  (hasEars ? ball(200 - gaze * 37, 86, 9, skin, 12) : '') +
  inside(
    oval(200, 80, 38, 42),
    group(`translate(${gaze * 4} 0)`, beardOf(beard)),
    group(`translate(${200 + gaze * 14} 0) scale(.9 1) translate(-200 0)`, look(beard, '')),
  );

/** An arm that holds something before the chest: its hand is `away` from the middle. */
const carryingArm = (away, sleeve, skin) =>
  tube(`M158 154Q112 204 ${200 - away} 216`, 30, sleeve) + ball(200 - away + 6, 216, 15, skin);

/** Legs crossed on the floor, below a body that is 96 lower than when standing. */
const crossed = (fill) =>
  both(
    solid('M170 316Q100 312 98 350Q102 374 160 368Q200 364 218 350Q214 336 190 338Q168 340 170 316Z', fill, {
      depth: 14,
      shine: 0.3,
    }),
  ) + both(solid(box(166, 350, 44, 22, 11), paint.ink, { depth: 6 }));

/** Knees to the front on a seat, below a body that is 66 lower than when standing. */
const seated = (fill, isDress) =>
  both(
    solid('M156 330H194V356Q202 374 190 374H154Q142 374 156 352Z', isDress ? paint.ink : fill, { depth: 8 }),
  ) +
  (isDress
    ? solid(
        'M144 286Q200 268 256 286Q274 306 270 332Q266 350 236 350Q208 350 200 340Q192 350 164 350Q134 350 130 332Q126 306 144 286Z',
        fill,
        { depth: 16 },
      )
    : both(solid(box(146, 284, 54, 62, 24), fill, { depth: 14 })) +
      both(solid(box(146, 354, 50, 20, 10), paint.ink, { depth: 6 })));

/** Half as large again, on the same neck. */
const CHILD_HEAD = 'translate(200 122) scale(1.5) translate(-200 -122)';

/**
 * `child`: what is held before the chest; `reach`: how far from the middle each hand holds it; `belly`: expecting; `sits`:
 * on a `seat` or on the `floor`; `gaze`: -1 for a face that looks left, 1 for right; `cries`: has a tantrum; `isChild`: with
 * a large head; `isShirtDeep`: where the light colour of the shirt would pass for skin.
 */
export function person({
  skin = paint.skin,
  hair = 'short',
  hairs: c = paint.ink,
  head,
  top = 'shirt',
  shirt,
  legs,
  dress,
  left = 'down',
  right = 'down',
  beard,
  child = '',
  belly = false,
  sits,
  reach,
  gaze = 0,
  cries = false,
  earsCovered = false,
  isChild = false,
  isShirtDeep = false,
}) {
  const lower = dress ? skirt(dress, isChild && skin) : trousers(legs ?? paint.navy, cries);
  const ahead = cries ? crying() : look(beard);
  /** Nobody on the floor has a hand at the hip. */
  const poseOf = (side) => (sits === 'floor' && ['down', 'hip'].includes(side) ? 'knee' : side);
  const [leftPose, rightPose] = [poseOf(left), poseOf(right)];
  const armBehind = (pose) => (IN_FRONT.includes(pose) ? '' : arm(pose, shirt, skin));
  const armInFront = (pose) => {
    if (!IN_FRONT.includes(pose)) return '';
    return reach && pose === 'hold' ? carryingArm(reach, shirt, skin) : arm(pose, shirt, skin);
  };
  const ofHead = (...parts) => (isChild ? group(CHILD_HEAD, ...parts) : parts.join(''));
  const body = [
    ofHead(head ? '' : (behind[hair]?.(c) ?? '')),
    sits ? '' : lower,
    armBehind(leftPose),
    group('translate(400 0) scale(-1 1)', armBehind(rightPose)),
    solid('M186 100h28v30q-14 12-28 0z', skin, { depth: 8 }),
    solid(
      sits ? tops.shirt : tops[top],
      isShirtDeep ? [mix(...shirt, 0.7), shirt[1]] : shirt,
      isShirtDeep ? { depth: 20, shine: 0.2 } : { depth: 20 },
    ),
    belly ? ball(206, 208, 50, shirt, 48) : '',
    ofHead(
      head ? scarf(head) : '',
      ball(200, 80, 38, skin, head ? 37 : 42),
      head ? line('M163 74Q168 40 200 40T237 74', 9, mix(head[0], '#FFFFFF', 0.3)) : hairs[hair](c),
      gaze ? turnedFace(beard, skin, gaze, !head) : ahead,
      earsCovered ? protectors() : '',
    ),
  ].join('');
  const held = [
    child,
    armInFront(leftPose),
    group('translate(400 0) scale(-1 1)', armInFront(rightPose)),
  ].join('');
  if (!sits) return body + held;
  const fill = dress ?? legs ?? paint.navy;
  const [drop, below] = sits === 'floor' ? [96, crossed(fill)] : [66, seated(fill, Boolean(dress))];
  return group(`translate(0 ${drop})`, body) + below + group(`translate(0 ${drop})`, held);
}

/** A baby's head above its clothes, for arms and carriers. */
export const infant = (fill, { x = 204, y = 176, skin = paint.skin } = {}) =>
  solid(
    `M${x - 38} ${y + 62}Q${x - 44} ${y + 14} ${x} ${y + 12}T${x + 38} ${y + 62}Q${x} ${y + 78} ${x - 38} ${y + 62}Z`,
    fill,
    { depth: 12 },
  ) +
  ball(x, y, 27, skin, 26) +
  line(`M${x - 4} ${y - 25}q6-10 11-1`, 4, '#8A5634') +
  both(ball(x - 10, y + 2, 3, paint.ink), x) +
  line(`M${x - 6} ${y + 11}q6 5 12 0`, 2.8, '#A5563C');
