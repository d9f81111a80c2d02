import { escapeMarkup } from '../../../src/domain/text/escape-markup.ts';
import { wrapWords } from '../../../src/domain/text/wrap-words.ts';

/** A4 in millimetres. */
const PAGE = { width: 210, height: 297 };
const CODE = { size: 150, top: 88 };
const LINE_LENGTH = 24;

/** A poster as SVG. `modules` are the rows of the code, with its border. */
export function posterSvg(name: string, modules: readonly (readonly boolean[])[]): string {
  const scale = CODE.size / modules.length;
  const dark = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const lines = wrapWords(name, LINE_LENGTH);
  const nameSize = Math.min(15, 34 / lines.length);
  const text = (y: number, size: number, weight: number, content: string) =>
    `<text x="${PAGE.width / 2}" y="${y}" font-size="${size}" font-weight="${weight}">${escapeMarkup(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}">`,
    `<rect width="${PAGE.width}" height="${PAGE.height}" fill="#ffffff"/>`,
    '<g font-family="Figtree, Helvetica, Arial, sans-serif" text-anchor="middle" fill="#1d1730">',
    ...lines.map((line, i) => text(28 + (i + 0.5) * nameSize * 1.15, nameSize, 700, line)),
    text(80, 16, 800, 'Check in here'),
    text(252, 9, 600, 'Scan with your phone’s camera,'),
    text(264, 9, 600, 'or in the app: Expo Check-in, Scan a code.'),
    text(280, 6.5, 400, 'No signal? The app keeps your check-in and sends it later.'),
    '</g>',
    `<path transform="translate(${(PAGE.width - CODE.size) / 2} ${CODE.top}) scale(${scale})" d="${dark}" fill="#1d1730" shape-rendering="crispEdges"/>`,
    '</svg>',
    '',
  ].join('\n');
}
