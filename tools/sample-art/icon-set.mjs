import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const PACKAGE = '@iconify-json/fluent-emoji';
const VERSION = '1.2.7';

/** The icons of Fluent Emoji (MIT), by name. 99 MB, so it is installed outside the project and reused by the next run. */
export function loadIcons() {
  const folder = join(tmpdir(), `fluent-emoji-${VERSION}`);
  const file = join(folder, 'node_modules', PACKAGE, 'icons.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${PACKAGE}@${VERSION}`],
      {
        stdio: 'inherit',
      },
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}

const UNITS = 32;
const MARGIN = 12;
const PIXELS_PER_UNIT = 12;
/** Pixels with a lower alpha (of 255) are glow and do not count as the object's body. */
const VISIBLE_ALPHA = 40;

/** The icon as nested SVG, clipped to its own view box. Ids get a prefix, because one SVG has several icons. */
function iconMarkup(icon, prefix) {
  const body = icon.body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return `<svg width="${UNITS}" height="${UNITS}" viewBox="0 0 ${icon.width ?? UNITS} ${icon.height ?? UNITS}">${body}</svg>`;
}

const turned = (markup, turn, flip) =>
  `<g transform="rotate(${turn} ${UNITS / 2} ${UNITS / 2})${flip ? ` translate(${UNITS} 0) scale(-1 1)` : ''}">${markup}</g>`;

/** A cache by icon and rotation: some icons occur in many pictures. */
const boxes = new Map();

/** The bounding box of a rotated icon's visible body, in icon units. */
async function visibleBox(markup) {
  const side = (UNITS + 2 * MARGIN) * PIXELS_PER_UNIT;
  const span = UNITS + 2 * MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="${-MARGIN} ${-MARGIN} ${span} ${span}">${markup}</svg>`;
  const alpha = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let i = 0; i < alpha.length; i += 1) {
    if (alpha[i] < VISIBLE_ALPHA) continue;
    const [x, y] = [i % side, Math.floor(i / side)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const unit = (px) => px / PIXELS_PER_UNIT - MARGIN;
  return { left: unit(left), right: unit(right), top: unit(top), bottom: unit(bottom) };
}

/**
 * Draws an icon so that its visible body is `height` tall, or as much lower as keeps it within `maxWidth`, stands on
 * `foot`, or has its middle at `middle`, and is centred on `x` (scene units).
 * Returns the markup, and the body's width, height and foot, from which a shadow can be drawn.
 */
export async function drawIcon(
  icons,
  { icon, x, foot, middle, height, maxWidth = Infinity, turn = 0, flip = false, fade = 1 },
  prefix,
) {
  const source = icons[icon];
  if (!source) throw new Error(`There is no icon named ${icon}`);
  const markup = turned(iconMarkup(source, prefix), turn, flip);
  const key = `${icon} ${turn} ${flip}`;
  const box = boxes.get(key) ?? (await visibleBox(markup));
  boxes.set(key, box);
  const scale = Math.min(height / (box.bottom - box.top), maxWidth / (box.right - box.left));
  const base = foot ?? middle + (scale * (box.bottom - box.top)) / 2;
  const dx = x - (scale * (box.left + box.right)) / 2;
  const dy = base - scale * box.bottom;
  const opacity = fade < 1 ? ` opacity="${fade}"` : '';
  return {
    markup: `<g transform="translate(${dx} ${dy}) scale(${scale})"${opacity}>${markup}</g>`,
    width: scale * (box.right - box.left),
    height: scale * (box.bottom - box.top),
    foot: base,
  };
}
