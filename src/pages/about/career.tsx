import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { ContentSections } from '../../features/content-pages/content-sections.tsx';
import { PageHero } from '../../features/content-pages/page-hero.tsx';
import { contentPageQueries } from '../../features/content-pages/queries.ts';
import { PositionList } from '../../features/positions/position-list.tsx';
import { positionQueries } from '../../features/positions/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const text = contentPageQueries.detail('career');

export const initialQueries: PageModule['initialQueries'] = () => [text, positionQueries.list()];
export const status: PageModule['status'] = (client) => httpStatusOf(client, text);
export const head: PageModule['head'] = () => ({
  description:
    'Working at Yhello: how we work, what you get, the teams, and every open position with its salary in the advertisement.',
});

export function Page() {
  const { data, error, refetch } = useQuery(text);
  const [first, ...others] = data?.sections ?? [];
  if (!data)
    return error ? (
      <ErrorState subject="This page" level={1} onRetry={refetch} />
    ) : (
      <Skeleton shape="text" label="Loading what it is like to work here" count={10} />
    );
  return (
    <>
      {first && (
        <PageHero section={first} tone="mint" eyebrow="Working at Yhello">
          <ButtonLink href={paths.careerOpportunity}>See open positions</ButtonLink>
        </PageHero>
      )}
      <SectionStack>
        <ContentSections sections={others} />
        <Section title="Open positions">
          <PositionList />
        </Section>
      </SectionStack>
    </>
  );
}
