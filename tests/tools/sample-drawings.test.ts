import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureSize } from '../../server/images/picture-table.ts';
import { readSample } from '../support/sample-content.ts';

type Drawing = { ground: string; objects: string[] };

let drawings: Record<string, Record<string, Drawing>>;
let sample: Awaited<ReturnType<typeof readSample>>['content'];
beforeAll(async () => {
  drawings = JSON.parse(await readFile('tools/sample-art/scenes/drawings.json', 'utf8'));
  sample = (await readSample()).content;
});

const duplicatesIn = (names: readonly string[]) => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];
const describeDrawing = ({ ground, objects }: Drawing) => `${ground}: ${objects.toSorted().join('+')}`;

describe('the drawings of the sample', () => {
  it('are different within a kind', () => {
    for (const kind of Object.values(drawings))
      expect(duplicatesIn(Object.values(kind).map(describeDrawing))).toEqual([]);
  });

  it('have different grounds for neighbouring products, two to a row as well, in all and in each category', () => {
    const products = sample.products.map(({ slug, category }) => ({
      slug,
      category,
      ground: drawings.product?.[slug ?? '']?.ground,
    }));
    const lists = [
      products,
      ...sample.categories.map(({ id }) => products.filter(({ category }) => category === id)),
    ];
    const alike = lists.flatMap((list) =>
      list.filter(({ ground }, i) => [list[i - 1], list[i - 2]].some((before) => before?.ground === ground)),
    );
    expect(alike.map(({ slug }) => slug)).toEqual([]);
  });

  it('are there as pictures for every entry, each a different one', async () => {
    const slugs = Object.entries({
      product: sample.products,
      brand: sample.brands,
      article: sample.articles,
      media: sample.media,
      job: sample.positions,
      group: sample.groups,
      place: sample['kids-places'],
      reward: sample.rewards,
      tier: sample.tiers,
      way: sample['earning-ways'],
      moment: sample.moments.map(({ id }) => ({ slug: id })),
      expo: sample.expos,
    }).flatMap(([kind, entries]) => entries.map(({ slug }) => `${kind}-${slug}`));
    const names = [...slugs, ...new Set(sample.highlights.map(({ picture }) => picture))];
    expect(names.filter((name) => !pictureSize(name))).toEqual([]);
    const originals = await Promise.all(
      names.map((name) => readFile(`server/images/originals/${name}.webp`, 'base64')),
    );
    expect(duplicatesIn(originals)).toEqual([]);
  });
});
