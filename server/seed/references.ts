import { type Content, duplicatesIn } from './content-files.ts';

/** What entries say of each other that does not hold, a line each. `expos`: the slugs that there are. */
export function findBrokenReferences(content: Content, expos: ReadonlySet<string>): string[] {
  const brands = new Set(content['brands.json'].map(({ slug }) => slug));
  const products = new Set(content['products.json'].map(({ slug }) => slug));
  const missing = (kind: string, known: ReadonlySet<string>, slugs: readonly string[], where: string) =>
    slugs.filter((slug) => !known.has(slug)).map((slug) => `${where}: there is no ${kind} “${slug}”`);
  const expo = (slugs: readonly string[], where: string) => missing('expo', expos, slugs, where);

  return [
    ...content['brands.json'].flatMap(({ slug, booths, deals }) => {
      const at = booths.map((booth) => booth.expo);
      const dealsAt = deals.flatMap((deal) => deal.expo ?? []);
      return [
        ...expo(at, `brands.json, “${slug}”, booths`),
        ...missing('booth of its own at', new Set(at), dealsAt, `brands.json, “${slug}”, deals`),
      ];
    }),
    ...duplicatesIn(
      content['brands.json'].flatMap(({ booths }) => booths.map(({ expo, booth }) => `${booth} at ${expo}`)),
    ).map((booth) => `brands.json, booths: ${booth} is given twice`),
    ...content['products.json'].flatMap(({ slug, brandSlug, starBuyAt }) => [
      ...missing('brand', brands, [brandSlug], `products.json, “${slug}”, brandSlug`),
      ...expo(
        starBuyAt.map((starBuy) => starBuy.expo),
        `products.json, “${slug}”, starBuyAt`,
      ),
      ...duplicatesIn(starBuyAt.map((starBuy) => starBuy.expo)).map(
        (twice) => `products.json, “${slug}”, starBuyAt: ${twice} is there twice`,
      ),
    ]),
    ...content['articles.json'].flatMap(({ slug, brandSlugs, productSlugs }) => [
      ...missing('brand', brands, brandSlugs, `articles.json, “${slug}”, brandSlugs`),
      ...missing('product', products, productSlugs, `articles.json, “${slug}”, productSlugs`),
    ]),
    ...content['moments.json'].flatMap((moment) => expo([moment.expo], `moments.json, “${moment.id}”, expo`)),
    ...content['rewards.json'].flatMap(({ slug, availability }) =>
      expo(
        availability.map((at) => at.expo),
        `rewards.json, “${slug}”, availability`,
      ),
    ),
  ];
}
