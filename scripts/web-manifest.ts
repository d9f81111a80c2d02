import { readFileSync } from 'node:fs';
import type { Brand } from '../server/content/organiser-config/brand.ts';
import { brandPaths } from '../server/content/organiser-config/brand-paths.ts';

const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });

/**
 * `manifest.webmanifest` with a brand's name, colours and pictures. `isThere`: whether the brand has the file of a
 * path.
 */
export function webManifest(brand: Brand, isThere: (path: string) => boolean) {
  const template = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  const paths = brandPaths(brand);
  const [page] = brand.palette.page;
  const [pass, checkIn] = template.shortcuts;
  return {
    name: brand.title,
    short_name: brand.shortName,
    ...template,
    background_color: page,
    theme_color: page,
    icons: [
      { ...png(paths.icon192, 192), purpose: 'any' },
      { ...png(paths.icon512, 512), purpose: 'any' },
      { ...png(paths.maskable, 512), purpose: 'maskable' },
      ...(isThere(paths.monochrome) ? [{ ...png(paths.monochrome, 512), purpose: 'monochrome' }] : []),
    ],
    shortcuts: [
      { ...pass, icons: [png(paths.pass, 96)] },
      { ...checkIn, icons: [png(paths.checkIn, 96)] },
    ],
    screenshots: template.screenshots
      .map((shot: { src: string }) => ({ ...shot, src: paths.screenshot(shot.src) }))
      .filter(({ src }: { src: string }) => isThere(src)),
  };
}
