import { colour, hill } from '../shapes.mjs';

export const heroScenes = [
  {
    name: 'hero-wide',
    width: 1600,
    height: 1360,
    ground: colour.skySoft,
    layers: [
      hill(800, 1060, 1400, 600, '#CBDEFC'),
      { icon: 'cloud', x: 330, foot: 400, height: 200, shadow: false },
      { icon: 'balloon', x: 1330, foot: 500, height: 350, shadow: false },
      { icon: 'teddy-bear', x: 840, foot: 1240, height: 790 },
      { icon: 'baby-bottle', x: 1330, foot: 1275, height: 470, turn: 26, shadow: 0.9 },
      { icon: 'duck', x: 290, foot: 1275, height: 330 },
    ],
  },
  {
    // Things stand on the lower edge of a yellow card: no shadows, no ground. The balloon's string leads out of it.
    name: 'hero-phone',
    width: 1600,
    height: 620,
    isInline: true,
    layers: [
      { icon: 'balloon', x: 300, foot: 560, height: 430, shadow: false },
      { icon: 'teddy-bear', x: 800, foot: 614, height: 580, shadow: false },
      { icon: 'baby-bottle', x: 1290, foot: 612, height: 400, shadow: false },
    ],
  },
];
