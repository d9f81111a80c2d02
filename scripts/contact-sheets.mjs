// Contact sheets: small versions of all screenshots of one page side by side.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { STATES, VIEWS } from './screen-states.mjs';

/** The width of each screenshot on a sheet, in px. */
const COLUMNS = { phone: 260, tablet: 420, desktop: 640 };
const GAP = 16;
const TITLE_HEIGHT = 28;
/** Long pages are cut off. */
const MAX_HEIGHT = 900;
const SHEETS = 'screens/sheets';

/** `screens/sheets/<name>.png`: the page at each width. */
export const pageSheet = (name) => ({
  name,
  rows: ['signed-out', 'signed-in'].flatMap((group) =>
    ['light', 'dark'].map((scheme) => ({
      title: `${group}, ${scheme}`,
      cells: Object.entries(COLUMNS).map(([width, px]) => [`${group}/${name}-${width}-${scheme}.png`, px]),
    })),
  ),
});

/** `screens/sheets/states-<name>.png`: the states that this kind of page has. */
export const stateSheet = (name) => ({
  name: `states-${name}`,
  rows: STATES.map((state) => ({
    title: state,
    cells: VIEWS.map(({ view }) => [`states/${name}-${state}-${view}.png`, COLUMNS[view.split('-')[0]]]),
  })),
});

/** Draws the sheets that have screenshots. */
export async function drawSheets(sheets) {
  await mkdir(SHEETS, { recursive: true });
  for (const { name, rows } of sheets) {
    const parts = [];
    let top = GAP;
    for (const { title, cells } of rows) {
      const pictures = await Promise.all(cells.map(([file, width]) => scaled(join('screens', file), width)));
      if (!pictures.some((picture) => picture)) continue;
      parts.push({ input: titlePicture(title), top, left: GAP });
      top += TITLE_HEIGHT;
      let left = GAP;
      for (const [i, picture] of pictures.entries()) {
        if (picture) parts.push({ input: picture.data, top, left });
        left += cells[i][1] + GAP;
      }
      top += Math.max(...pictures.map((picture) => picture?.info.height ?? 0)) + GAP;
    }
    if (parts.length === 0) continue;
    const width = rows[0].cells.reduce((sum, [, column]) => sum + column + GAP, GAP);
    await sharp({ create: { width, height: top, channels: 3, background: '#888' } })
      .composite(parts)
      .png({ palette: true })
      .toFile(join(SHEETS, `${name}.png`));
  }
}

const titlePicture = (title) =>
  Buffer.from(
    `<svg width="400" height="${TITLE_HEIGHT}"><text y="18" font-family="sans-serif" font-size="18">${title}</text></svg>`,
  );

/** Null when there is no such screenshot. */
async function scaled(file, width) {
  const original = await readFile(file).catch(() => null);
  if (!original) return null;
  const { data, info } = await sharp(original).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const crop = { left: 0, top: 0, width, height: Math.min(info.height, MAX_HEIGHT) };
  return sharp(data).extract(crop).png().toBuffer({ resolveWithObject: true });
}

if (process.argv[1]?.endsWith('contact-sheets.mjs')) await drawSheets(process.argv.slice(2).map(pageSheet));
