import { cloud, colour, disc, hill } from '../shapes.mjs';
import { romper } from '../toys.mjs';

/** The link preview of pages without a picture of their own. */
export const shareScenes = [
  {
    name: 'share-baby',
    file: 'public/share-baby.jpg',
    width: 1200,
    height: 630,
    ground: colour.skySoft,
    layers: [
      disc(600, 350, 300, '#FFD0C7'),
      hill(600, 500, 1100, 400, colour.white, 0.7),
      cloud(190, 160, 170, colour.white, 0.9),
      { icon: 'balloon', x: 1010, foot: 300, height: 230, shadow: false },
      { icon: 'teddy-bear', x: 240, foot: 585, height: 300 },
      { icon: 'duck', x: 965, foot: 590, height: 230 },
      romper(600, 400, 330, 630),
      { icon: 'baby', x: 600, foot: 446, height: 350, shadow: false },
    ],
  },
];
