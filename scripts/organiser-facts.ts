import type { Plugin } from 'vite';
import { brandPaths } from '../server/content/facts/brand-paths.ts';
import { type BuiltFacts, builtFacts } from '../server/content/facts/built-facts.ts';
import { type Facts, readFacts } from '../server/content/facts/read-facts.ts';
import { sentenceOf } from '../server/content/problem.ts';

const MODULE = /\/src\/domain\/organiser\/([a-z-]+)\.ts$/;

/**
 * What the content folder of this build says of the organiser. Throws an Error that lists what is wrong with it;
 * `isRefusal` tells it from other failures of a build.
 */
export async function factsOfBuild(): Promise<Facts> {
  const folder = process.env.CONTENT_DIR || 'content';
  const facts = await readFacts(folder);
  if (!('problems' in facts)) return facts;
  const list = facts.problems.map((problem) => `  ${sentenceOf(problem)}`).join('\n');
  const message = `The app cannot be built for the content in ${folder}:\n${list}`;
  throw Object.assign(new Error(message), { isRefusal: true });
}

/** Puts these facts in the place of the defaults in `src/domain/organiser`: page, worker and server have the same. */
export function organiserFacts({ organiser, brand }: Facts): Plugin {
  const modules = builtFacts(organiser, brand, new Date().getUTCFullYear());
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
    name: 'organiser-facts',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler(id) {
        const name = MODULE.exec(id)?.[1] ?? '';
        if (!(name in modules)) return null;
        return Object.entries(modules[name as keyof BuiltFacts])
          .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};\n`)
          .join('');
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%([A-Z_]+)%/g, (_, name: string) => escaped(inHtml[name] ?? '')),
    },
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
