import { bunting, cloud, colour, confetti, disc, hill, podium } from '../shapes.mjs';
import { curtains, softTiles } from '../surroundings.mjs';
import { tones } from '../tones.mjs';

const size = { width: 1600, height: 1200 };

export const highlightScenes = [
  {
    name: 'highlight-stage',
    ...size,
    ground: colour.lilacSoft,
    layers: [
      curtains(1600, 1200, '#B9A4F2', '#8E72E0'),
      podium(800, 960, 700, 110, '#FFFFFF', '#C6B4F4'),
      { icon: 'visitor-nurul:look-right+microphone', x: 420, foot: 985, height: 700 },
      {
        icon: 'sofa(visitor-mei-expecting:look-left,visitor-raj:look-left)',
        x: 990,
        foot: 1000,
        height: 560,
      },
    ],
  },
  {
    name: 'highlight-nursery',
    ...size,
    ground: colour.skySoft,
    layers: [
      `<rect y="1000" width="1600" height="200" fill="#CFE0FB"/>`,
      `<ellipse cx="800" cy="1085" rx="680" ry="84" fill="#fff" opacity=".75"/>`,
      { icon: 'hornbill-mobile', x: 620, foot: 520, height: 520, shadow: false },
      { icon: 'changing-drawers', x: 1270, foot: 1040, height: 560 },
      { icon: 'cot', x: 600, foot: 1085, height: 520 },
      { icon: 'teddy-bear', x: 1010, foot: 1120, height: 260 },
    ],
  },
  {
    name: 'highlight-feeding',
    ...size,
    ground: colour.coralSoft,
    layers: [
      `<rect y="900" width="1600" height="300" fill="#FFCEC5"/><rect y="878" width="1600" height="26" fill="#FFF5F1"/>`,
      `<ellipse cx="800" cy="1075" rx="700" ry="96" fill="#fff" opacity=".75"/>`,
      { icon: 'floor-lamp', x: 250, foot: 1030, height: 800 },
      { icon: 'visitor-aisyah-baby:armchair', x: 610, foot: 1080, height: 830 },
      `<rect x="1140" y="760" width="36" height="310" rx="18" fill="#CF935A"/><ellipse cx="1158" cy="1072" rx="130" ry="26" fill="#B4764C"/><ellipse cx="1158" cy="772" rx="260" ry="44" fill="#CF935A"/><ellipse cx="1158" cy="758" rx="260" ry="44" fill="#F3CF9C"/>`,
      { icon: 'hand-pump', x: 1060, foot: 775, height: 300 },
      { icon: 'milk-bags', x: 1320, foot: 775, height: 170 },
    ],
  },
  {
    name: 'highlight-play',
    ...size,
    ground: colour.mintSoft,
    layers: [
      softTiles(1600, 1200, 760, tones['mint-soft']),
      { icon: 'playground-slide', x: 900, foot: 930, height: 690 },
      { icon: 'bag-of-blocks', x: 1290, foot: 1090, height: 420 },
      { icon: 'baby-crawling-red', x: 760, foot: 1060, height: 330 },
      { icon: 'baby-crawling', x: 360, foot: 1100, height: 350 },
    ],
  },
  {
    name: 'highlight-travel',
    ...size,
    ground: colour.sunSoft,
    layers: [
      cloud(1010, 420, 260, colour.white, 0.95),
      hill(380, 700, 700, 400, '#CDEBD9'),
      hill(1250, 650, 800, 450, '#DDF3E4'),
      `<rect y="960" width="1600" height="240" fill="#8F87A6"/><rect y="960" width="1600" height="14" fill="#A79FBC"/>`,
      `<path d="M-40 1130H1640" stroke="#fff" stroke-width="14" stroke-dasharray="110 80" stroke-linecap="round" opacity=".7"/>`,
      { icon: 'automobile', x: 580, foot: 1075, height: 720 },
      { icon: 'four-in-one-car-seat', x: 1085, foot: 1115, height: 330 },
      { icon: 'visitor-helper+clipboard', x: 1350, foot: 1100, height: 830 },
    ],
  },
  {
    name: 'highlight-lucky-draw',
    ...size,
    ground: colour.sun,
    layers: [
      disc(800, 560, 470, '#FFDB7E'),
      disc(800, 560, 320, '#FFE7A8'),
      hill(800, 930, 1600, 700, '#FFE7A8'),
      bunting([-40, 228], [1640, 228], 30, 11, ['#FFFFFF', '#FF8FA0', '#FFFFFF', '#8FB2F5']),
      { icon: 'admission-tickets', x: 530, foot: 700, height: 330, turn: -24, shadow: false },
      { icon: 'admission-tickets', x: 1080, foot: 700, height: 330, turn: 24, shadow: false },
      confetti([
        [330, 420, 30, '#FFFFFF'],
        [806, 440, null, '#F0705F'],
        [1290, 430, -30, '#FFFFFF'],
        [240, 660, null, '#5A8AEE'],
        [1370, 670, 60, '#F0705F'],
        [742, 416, 20, '#5A8AEE'],
      ]),
      { icon: 'wrapped-gift', x: 800, foot: 1085, height: 560 },
    ],
  },
];
