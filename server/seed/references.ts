import { type Content, duplicatesIn } from './content-files.ts';

/** A readable line for each reference between entries that has no target. `expos`: the slugs of all expos. */
export function findBrokenReferences(content: Content, expos: ReadonlySet<string>): string[] {
  const brands = new Set(content['brands.json'].map(({ slug }) => slug));
  const products = new Set(content['products.json'].map(({ slug }) => slug));
  const missing = (kind: string, existing: ReadonlySet<string>, slugs: readonly string[], source: string) =>
    slugs.filter((slug) => !existing.has(slug)).map((slug) => `${source}: there is no ${kind} “${slug}”`);
  const missingExpos = (slugs: readonly string[], source: string) => missing('expo', expos, slugs, source);

  return [
    ...content['brands.json'].flatMap(({ slug, booths, deals }) => {
      const boothExpos = booths.map((booth) => booth.expo);
      const dealExpos = deals.flatMap((deal) => deal.expo ?? []);
      return [
        ...missingExpos(boothExpos, `brands.json, “${slug}”, booths`),
        ...missing('booth of its own at', new Set(boothExpos), dealExpos, `brands.json, “${slug}”, deals`),
      ];
    }),
    ...duplicatesIn(
      content['brands.json'].flatMap(({ booths }) => booths.map(({ expo, booth }) => `${booth} at ${expo}`)),
    ).map((booth) => `brands.json, booths: ${booth} is given twice`),
    ...content['products.json'].flatMap(({ slug, brandSlug, starBuyAt }) => [
      ...missing('brand', brands, [brandSlug], `products.json, “${slug}”, brandSlug`),
      ...missingExpos(
        starBuyAt.map((starBuy) => starBuy.expo),
        `products.json, “${slug}”, starBuyAt`,
      ),
      ...duplicatesIn(starBuyAt.map((starBuy) => starBuy.expo)).map(
        (expo) => `products.json, “${slug}”, starBuyAt: ${expo} is there twice`,
      ),
    ]),
    ...content['articles.json'].flatMap(({ slug, brandSlugs, productSlugs }) => [
      ...missing('brand', brands, brandSlugs, `articles.json, “${slug}”, brandSlugs`),
      ...missing('product', products, productSlugs, `articles.json, “${slug}”, productSlugs`),
    ]),
    ...content['moments.json'].flatMap((moment) =>
      missingExpos([moment.expo], `moments.json, “${moment.id}”, expo`),
    ),
    ...content['rewards.json'].flatMap(({ slug, availability }) =>
      missingExpos(
        availability.map((place) => place.expo),
        `rewards.json, “${slug}”, availability`,
      ),
    ),
  ];
}
