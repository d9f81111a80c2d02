// Contact sheets: small versions of all screenshots of one page side by side.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ROWS = [
  ['signed-out', 'light'],
  ['signed-out', 'dark'],
  ['signed-in', 'light'],
  ['signed-in', 'dark'],
];
/** The width of each screenshot on a sheet, in px. */
const COLUMNS = { phone: 260, tablet: 420, desktop: 640 };
const GAP = 16;
/** Long pages are cut off. */
const MAX_HEIGHT = 900;

/** Draws `screens/sheets/<name>.png` for each name that has screenshots. */
export async function drawSheets(names, folder = 'screens') {
  await mkdir(join(folder, 'sheets'), { recursive: true });
  for (const name of names) {
    const rows = (await Promise.all(ROWS.map((row) => cells(folder, name, row)))).filter(
      (row) => row.length > 0,
    );
    if (rows.length === 0) continue;
    const parts = [];
    let top = GAP;
    for (const row of rows) {
      let left = GAP;
      for (const { input, width } of row) {
        if (input) parts.push({ input: input.data, top, left });
        left += width + GAP;
      }
      top += Math.max(...row.map(({ input }) => input?.info.height ?? 0)) + GAP;
    }
    const width = Object.values(COLUMNS).reduce((sum, column) => sum + column + GAP, GAP);
    await sharp({ create: { width, height: top, channels: 3, background: '#888' } })
      .composite(parts)
      .png({ palette: true })
      .toFile(join(folder, 'sheets', `${name}.png`));
  }
}

/** One row of a sheet; empty when there is no screenshot for it. */
async function cells(folder, name, [group, scheme]) {
  const files = await readdir(join(folder, group)).catch(() => []);
  const row = await Promise.all(
    Object.entries(COLUMNS).map(async ([column, width]) => {
      const file = `${name}-${column}-${scheme}.png`;
      if (!files.includes(file)) return { width };
      const scaled = await sharp(await readFile(join(folder, group, file)))
        .resize({ width })
        .png()
        .toBuffer();
      const { height = 0 } = await sharp(scaled).metadata();
      const crop = { left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) };
      return { width, input: await sharp(scaled).extract(crop).png().toBuffer({ resolveWithObject: true }) };
    }),
  );
  return row.some(({ input }) => input) ? row : [];
}

if (process.argv[1]?.endsWith('contact-sheets.mjs')) await drawSheets(process.argv.slice(2));
