import type { Plugin } from 'vite';
import { brandPaths } from '../server/content/organiser-config/brand-paths.ts';
import { type BuiltConfig, builtConfig } from '../server/content/organiser-config/built-config.ts';
import { type OrganiserConfig, readConfig } from '../server/content/organiser-config/read-config.ts';
import { sentenceOf } from '../server/content/problem.ts';
import { escapeMarkup } from '../src/domain/text/escape-markup.ts';

const MODULE = /\/src\/domain\/organiser\/([a-z-]+)\.ts$/;

/**
 * What the content folder of this build says of the organiser. Throws an Error that lists what is wrong with it;
 * `isRefusal` tells it from other failures of a build.
 */
export async function configOfBuild(): Promise<OrganiserConfig> {
  const folder = process.env.CONTENT_DIR || 'content';
  const config = await readConfig(folder);
  if (!('problems' in config)) return config;
  const list = config.problems.map((problem) => `  ${sentenceOf(problem)}`).join('\n');
  const message = `The app cannot be built for the content in ${folder}:\n${list}`;
  throw Object.assign(new Error(message), { isRefusal: true });
}

/** Puts this config in the place of the defaults in `src/domain/organiser`: page, worker and server have the same. */
export function organiserConfig({ organiser, brand }: OrganiserConfig): Plugin {
  const modules = builtConfig(organiser, brand, new Date().getUTCFullYear());
  const paths = brandPaths(brand);
  const [light, dark] = brand.palette.page;
  const inHtml: Record<string, string> = {
    PRODUCT_NAME: brand.name,
    LOCALE: `en_${organiser.country}`,
    PAGE_LIGHT: light,
    PAGE_DARK: dark,
    LOGO: paths.logo,
    APPLE_TOUCH: paths.appleTouch,
  };
  return {
    name: 'organiser-config',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler(id) {
        const name = MODULE.exec(id)?.[1] ?? '';
        if (!(name in modules)) return null;
        return Object.entries(modules[name as keyof BuiltConfig])
          .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};\n`)
          .join('');
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%([A-Z_]+)%/g, (_, name: string) => escapeMarkup(inHtml[name] ?? '')),
    },
  };
}
