/** Draws the sample's brand: `node tools/sample-art/brand.mjs`. The build makes all sizes of icons of it. */
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wavingHand } from './mark.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../content/brand');

const SUN = '#FFC83D';
const INK = '#2B2440';
const BOX = 512;
/** Launchers may cut a maskable icon to the circle of 40 % radius; the hand with its strokes lies within 36 % before scaling. */
const MASKABLE_SCALE = 1.06;
const DISC_SCALE = 1.14;
const MONOCHROME_SCALE = 1.2;

const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${body}</svg>\n`;
const scaled = (body, scale) =>
  `<g transform="translate(${BOX / 2} ${BOX / 2}) scale(${scale}) translate(${-BOX / 2} ${-BOX / 2})">${body}</g>`;

const round = `<circle cx="256" cy="256" r="256" fill="${SUN}"/>`;
const full = `<rect width="512" height="512" fill="${SUN}"/>`;
const mark = svg(round + scaled(wavingHand(INK), DISC_SCALE));

const drawings = {
  logo: mark,
  icon: mark,
  maskable: svg(full + scaled(wavingHand(INK), MASKABLE_SCALE)),
  monochrome: svg(scaled(wavingHand('#000'), MONOCHROME_SCALE)),
};
for (const [name, drawing] of Object.entries(drawings)) await writeFile(join(folder, `${name}.svg`), drawing);
