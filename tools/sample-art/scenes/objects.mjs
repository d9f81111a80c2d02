import { tones } from '../tones.mjs';

/** One object each on a transparent background, for messages, product cards and portraits. */
const lone = (name, ...layers) => ({ name, width: 800, height: 800, layers });

/** An animal on a ground of its own, which a round frame may cut. */
const avatar = (animal, icon, ground) => ({
  ...lone(`avatar-${animal}`, { icon, x: 400, middle: 400, height: 480, maxWidth: 500, shadow: false }),
  ground: tones[ground].mid,
});

export const objectScenes = [
  avatar('rabbit', 'rabbit-face', 'lilac-soft'),
  avatar('bear', 'bear', 'sun-soft'),
  avatar('elephant', 'elephant', 'coral-soft'),
  avatar('owl', 'owl', 'mint-soft'),
  avatar('whale', 'spouting-whale', 'sun-soft'),
  avatar('tiger', 'tiger-face', 'sky-soft'),
  lone('check-in-ticket', {
    icon: 'admission-tickets',
    x: 400,
    foot: 640,
    height: 480,
    turn: -14,
    shadow: false,
  }),
  lone('points-star', { icon: 'glowing-star', x: 400, foot: 730, height: 660, shadow: false }),
  lone('offline-signal', { icon: 'phone-offline', x: 400, foot: 725, height: 630 }),
  lone(
    'not-found-map',
    { icon: 'world-map', x: 400, foot: 690, height: 470 },
    { icon: 'round-pushpin', x: 520, foot: 480, height: 310, shadow: false },
  ),
  lone('empty-calendar', { icon: 'spiral-calendar', x: 400, foot: 710, height: 610 }),
  lone('mailbox', { icon: 'closed-mailbox-with-lowered-flag', x: 400, foot: 715, height: 620, shadow: 0.6 }),
  lone('party-popper', {
    icon: 'party-popper',
    x: 400,
    foot: 710,
    height: 620,
    shadow: 0.55,
    shadowShift: -130,
  }),
  lone('baby-bottle', { icon: 'baby-bottle', x: 400, foot: 710, height: 620, shadow: 0.5, shadowShift: 90 }),
  lone('teddy-bear', { icon: 'teddy-bear', x: 400, foot: 715, height: 610 }),
  lone('nothing-found', {
    icon: 'magnifying-glass-tilted-left',
    x: 400,
    foot: 690,
    height: 560,
    shadow: 0.7,
  }),
  lone('empty-cart', { icon: 'shopping-cart', x: 400, foot: 710, height: 600 }),
  lone('empty-list', { icon: 'clipboard', x: 400, foot: 715, height: 620 }),
  lone('empty-wishlist', { icon: 'red-heart', x: 400, foot: 690, height: 540, shadow: 0.6 }),
  lone('parcel', { icon: 'package', x: 400, foot: 710, height: 580 }),
  lone('home-address', { icon: 'house', x: 400, foot: 715, height: 600 }),
  lone('padlock', { icon: 'locked-with-key', x: 400, foot: 715, height: 600 }),
  lone('briefcase', { icon: 'briefcase', x: 400, foot: 700, height: 540 }),
  lone('camera', { icon: 'camera', x: 400, foot: 700, height: 520 }),
  ...['voucher', 'gift-card', 'phone-saved', 'questions', 'stand', 'toppled-blocks'].map((name) =>
    lone(name, { icon: name, x: 400, foot: 700, height: 600, maxWidth: 660 }),
  ),
];
