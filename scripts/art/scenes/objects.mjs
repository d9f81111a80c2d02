/** One object each on a transparent background, for messages, product cards and portraits. */
const lone = (name, ...layers) => ({ name, width: 800, height: 800, layers });

export const objectScenes = [
  lone('check-in-ticket', {
    icon: 'admission-tickets',
    x: 400,
    foot: 640,
    height: 480,
    turn: -14,
    shadow: false,
  }),
  lone('points-star', { icon: 'glowing-star', x: 400, foot: 730, height: 660, shadow: false }),
  lone('avatar-rabbit', { icon: 'rabbit-face', x: 400, foot: 660, height: 520, shadow: false }),
  lone('offline-signal', {
    icon: 'satellite-antenna',
    x: 400,
    foot: 715,
    height: 620,
    shadow: 0.8,
    shadowShift: -60,
  }),
  lone(
    'not-found-map',
    { icon: 'world-map', x: 400, foot: 690, height: 470 },
    { icon: 'round-pushpin', x: 520, foot: 480, height: 310, shadow: false },
  ),
  lone('empty-calendar', { icon: 'spiral-calendar', x: 400, foot: 710, height: 610 }),
  lone('mailbox', { icon: 'closed-mailbox-with-raised-flag', x: 400, foot: 715, height: 620, shadow: 0.6 }),
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
];
