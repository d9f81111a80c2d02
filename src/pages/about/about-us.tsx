import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { productName } from '../../domain/organiser/brand.ts';
import { isListed } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { ContentSections } from '../../features/content-pages/content-sections.tsx';
import { PageHero } from '../../features/content-pages/page-hero.tsx';
import { contentPageQueries } from '../../features/content-pages/queries.ts';
import { ExpoTimeline } from '../../features/expos/expo-timeline.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import '../../ui/skeleton-read.css';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const textQuery = contentPageQueries.detail('about-us');

export const initialQueries: PageModule['initialQueries'] = () => [textQuery, expoQueries.list()];
export const status: PageModule['status'] = (client) => httpStatusOf(client, textQuery);
export const head: PageModule['head'] = () => ({
  description: `Who is behind ${productName}, and its expos.`,
});

export function Page() {
  return (
    <QueryView
      query={useQuery(textQuery)}
      subject="Our story"
      skeleton={{ shape: 'text-hero', label: 'Loading our story', count: 5 }}
      notFound={<NothingHere title="No text here yet" />}
    >
      {(page) => <Story page={page} />}
    </QueryView>
  );
}

function Story({ page }: { page: ContentPage }) {
  const [first, ...others] = page.sections;
  const hasCareers = isListed(useQuery(flagQueries.all()).data, paths.career);
  return (
    <>
      {first && <PageHero section={first} tone="accent" />}
      <SectionStack>
        <ContentSections sections={others} />
        <Expos />
      </SectionStack>
      <HeroBanner tone="ink" title="What’s next?">
        <p>
          {hasCareers
            ? 'Meet the brands, join our team, or ask us anything.'
            : 'Meet the brands, or ask us anything.'}
        </p>
        <ButtonRow>
          <ButtonLink href={paths.brands}>Meet the brands</ButtonLink>
          {hasCareers && (
            <ButtonLink href={paths.career} variant="outline">
              Work with us
            </ButtonLink>
          )}
          <ButtonLink href={paths.getInTouch} variant="outline">
            Get in touch
          </ButtonLink>
        </ButtonRow>
      </HeroBanner>
    </>
  );
}

/** Past and future expos. Left out until they are loaded. */
function Expos() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.list());
  if (!data) return null;
  return (
    <Section title="Our expos" moreLink={{ label: 'All expos', href: paths.expo }}>
      <ExpoTimeline expoList={data} today={today} />
    </Section>
  );
}
