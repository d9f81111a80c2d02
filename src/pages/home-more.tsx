import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Expo, leadExpo, starBuyExpo } from '../domain/expo.ts';
import { expoPath, fill, paths, starBuyPath } from '../domain/paths.ts';
import { ArticleCard } from '../features/article/article-card.tsx';
import { BrandCards } from '../features/brand/brand-cards.tsx';
import { ExpoGroupsView } from '../features/expo/expo-groups.tsx';
import { HighlightCards } from '../features/expo/highlights.tsx';
import { expo } from '../features/expo/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { CardGrid } from '../ui/card.tsx';
import { Chips } from '../ui/chips.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { homeArticles, homeBrands, homeStarBuys } from './home-queries.ts';
import { ProductGrid } from './product-grid.tsx';
import { Promises } from './promises.tsx';

/** Home below its first screen. What cannot be had is left out: the way to it stands in the header. */
export function HomeMore() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expo.list());
  const lead = data && leadExpo(data, today);
  const seller = data && starBuyExpo(data, today);
  return (
    <Sections id="home-more">
      {seller && <StarBuys expo={seller} />}
      {lead?.showHighlights && <Highlights slug={lead.slug} />}
      {data && (
        <Section title="Expos" more={{ label: 'See all', href: paths.expo }}>
          <ExpoGroupsView list={data} today={today} level={3} />
        </Section>
      )}
      <Articles />
      <Brands />
      <Promises />
    </Sections>
  );
}

function StarBuys({ expo: one }: { expo: Expo }) {
  const { slug } = one;
  const first = useInfiniteQuery(homeStarBuys(slug)).data?.pages[0];
  if (!first || first.items.length === 0) return null;
  const categories = [...new Set(first.items.map(({ category }) => category))];
  return (
    <Section title="Star buys" more={{ label: `See all ${first.total}`, href: starBuyPath(slug) }}>
      <Chips
        label="Kinds of star buys"
        chips={[
          { label: 'All', href: starBuyPath(slug), current: true },
          ...categories.map((category) => ({
            label: category,
            href: fill(paths.expoStarBuy, { expoSlug: slug, category }),
            current: false,
          })),
        ]}
      />
      <ProductGrid products={first.items} level={3} at={one} row />
    </Section>
  );
}

function Highlights({ slug }: { slug: string }) {
  const { data } = useQuery(expo.detail(slug));
  if (!data || data.highlights.length === 0) return null;
  return (
    <Section title={`At ${data.name}`} more={{ label: 'See all', href: expoPath(slug) }}>
      <HighlightCards highlights={data.highlights} />
    </Section>
  );
}

function Articles() {
  const items = useInfiniteQuery(homeArticles()).data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="Good to read" more={{ label: 'All articles', href: paths.articles }}>
      <CardGrid row>
        {items.map((one) => (
          <ArticleCard key={one.slug} article={one} />
        ))}
      </CardGrid>
    </Section>
  );
}

function Brands() {
  const first = useInfiniteQuery(homeBrands()).data?.pages[0];
  if (!first || first.items.length === 0) return null;
  return (
    <Section title="Brands" more={{ label: `See all ${first.total}`, href: paths.brands }}>
      <BrandCards brands={first.items} level={3} row />
    </Section>
  );
}
