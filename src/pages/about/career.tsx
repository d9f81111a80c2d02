import { useQuery } from '@tanstack/react-query';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { productName } from '../../domain/organiser/brand.ts';
import { paths } from '../../domain/routing/paths.ts';
import { ContentSections } from '../../features/content-pages/content-sections.tsx';
import { PageHero } from '../../features/content-pages/page-hero.tsx';
import { contentPageQueries } from '../../features/content-pages/queries.ts';
import { PositionList } from '../../features/positions/position-list.tsx';
import { positionQueries } from '../../features/positions/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import '../../ui/skeleton-read.css';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const textQuery = contentPageQueries.detail('career');

export const initialQueries: PageModule['initialQueries'] = () => [textQuery, positionQueries.list()];
export const status: PageModule['status'] = (client) => httpStatusOf(client, textQuery);
export const head: PageModule['head'] = () => ({
  description: `Working at ${productName}: how we work, what you get, the teams, and every open position with its salary.`,
});

export function Page() {
  return (
    <QueryView
      query={useQuery(textQuery)}
      subject="This page"
      skeleton={{ shape: 'text-hero-link', label: 'Loading the career page', count: 5 }}
      notFound={<NothingHere title="No text here yet" />}
    >
      {(page) => <Career page={page} />}
    </QueryView>
  );
}

function Career({ page }: { page: ContentPage }) {
  const [first, ...others] = page.sections;
  return (
    <>
      {first && (
        <PageHero section={first} tone="second">
          <ButtonLink href={paths.careerOpportunity}>See open positions</ButtonLink>
        </PageHero>
      )}
      <SectionStack>
        <ContentSections sections={others} />
        <Section title="Open positions">
          <PositionList level={3} isBrief />
        </Section>
      </SectionStack>
    </>
  );
}
