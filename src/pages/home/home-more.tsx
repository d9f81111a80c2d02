import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { countExpos, defaultExpo, type Expo, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import { expoPath, fillPath, paths, starBuyPath } from '../../domain/routing/paths.ts';
import { categoryIdOf } from '../../domain/shop/category.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { ArticleCard } from '../../features/articles/article-card.tsx';
import { BrandCards } from '../../features/brands/brand-cards.tsx';
import { ExpoGroupsView } from '../../features/expos/expo-groups.tsx';
import { HighlightCards } from '../../features/expos/highlight-cards.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { CardGrid } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import { ProductGrid } from '../shop/product-grid.tsx';
import { Benefits } from './benefits.tsx';
import styles from './home.module.css';
import { homeArticlesQuery, homeBrandsQuery, homeStarBuysQuery } from './home-queries.ts';

/** Home below its first screen. A section that cannot be loaded is left out: the header links to its page. */
export function HomeMore() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.list());
  const nextExpo = data && defaultExpo(data, today);
  const starBuyExpo = data && nextStarBuyExpo(data, today);
  return (
    <SectionStack id="home-more">
      {starBuyExpo && <StarBuys expo={starBuyExpo} />}
      {nextExpo?.showHighlights && <Highlights slug={nextExpo.slug} />}
      {data && (
        <Section
          title="Expos"
          moreLink={countExpos(data, today) > 1 ? { label: 'All expos', href: paths.expo } : undefined}
        >
          <ExpoGroupsView expoList={data} today={today} level={3} />
        </Section>
      )}
      <Articles />
      <Brands />
      <Benefits />
    </SectionStack>
  );
}

/** As many as are asked for. */
const CARDS_TO_COME = [1, 2, 3, 4, 5];

function StarBuys({ expo }: { expo: Expo }) {
  const { slug, fromDate } = expo;
  const today = useAtomValue(todayAtom);
  const { data, dataUpdatedAt, isLoading, errorUpdateCount } = useInfiniteQuery(homeStarBuysQuery(slug));
  const firstPage = data?.pages[0];
  const title = fromDate > today ? `Star buys from ${dayRange(fromDate, fromDate, today)}` : 'Star buys';
  if (isLoading && errorUpdateCount === 0)
    return (
      <Section title={title}>
        <Chips label="Kinds of star buys" chips={[]} isLoading />
        <CardGrid size="small" isSingleRow>
          {CARDS_TO_COME.map((card) => (
            <li key={card} aria-hidden className={styles.toCome} />
          ))}
        </CardGrid>
      </Section>
    );
  if (!firstPage || firstPage.items.length === 0) return null;
  const categories = new Map(firstPage.items.map((item) => [categoryIdOf(item), item.category]));
  return (
    <Section
      title={title}
      moreLink={{ label: `See all ${formatCount(firstPage.total)}`, href: starBuyPath(slug) }}
    >
      <Chips
        label="Kinds of star buys"
        chips={[
          { label: 'All', href: starBuyPath(slug), current: true },
          ...[...categories].map(([category, label]) => ({
            label,
            href: fillPath(paths.expoStarBuy, { expoSlug: slug, category }),
            current: false,
          })),
        ]}
      />
      <LazyOfflineCopyNote fetchedAtMs={dataUpdatedAt} />
      <ProductGrid products={firstPage.items} level={3} starBuysOf={expo} isSingleRow />
    </Section>
  );
}

function Highlights({ slug }: { slug: string }) {
  const { data } = useQuery(expoQueries.brief(slug));
  if (!data || data.highlights.length === 0) return null;
  return (
    <Section title={`At ${data.name}`} moreLink={{ label: 'See all', href: expoPath(slug) }}>
      <HighlightCards highlights={data.highlights} />
    </Section>
  );
}

function Articles() {
  const items = useInfiniteQuery(homeArticlesQuery()).data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="Good to read" moreLink={{ label: 'All articles', href: paths.articles }}>
      <CardGrid isSingleRow>
        {items.map((article) => (
          <ArticleCard key={article.slug} article={article} sizes="(width < 75em) 300px, 305px" />
        ))}
      </CardGrid>
    </Section>
  );
}

function Brands() {
  const firstPage = useInfiniteQuery(homeBrandsQuery()).data?.pages[0];
  if (!firstPage || firstPage.items.length === 0) return null;
  return (
    <Section
      title="Brands"
      moreLink={{ label: `See all ${formatCount(firstPage.total)}`, href: paths.brands }}
    >
      <BrandCards brands={firstPage.items} level={3} isSingleRow />
    </Section>
  );
}
