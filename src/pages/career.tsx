import { useQuery } from '@tanstack/react-query';
import { paths } from '../domain/paths.ts';
import { PositionList } from '../features/career/position-list.tsx';
import { career } from '../features/career/queries.ts';
import { PageOpening } from '../features/organiser/page-opening.tsx';
import { organiser } from '../features/organiser/queries.ts';
import { Stories } from '../features/organiser/stories.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { PageModule } from './page.ts';

const text = organiser.page('career');

export const queries: PageModule['queries'] = () => [text, career.positions()];
export const status: PageModule['status'] = (client) => statusOf(client, text);
export const head: PageModule['head'] = () => ({
  description:
    'Working at Yhello: how we work, what you get, the teams, and every open position with its salary in the advertisement.',
});

export function Page() {
  const { data, error, refetch } = useQuery(text);
  const [first, ...others] = data?.sections ?? [];
  if (!data)
    return error ? (
      <Failure what="This page" level={1} onRetry={refetch} />
    ) : (
      <Waiting shape="text" label="Loading what it is like to work here" blocks={10} />
    );
  return (
    <>
      {first && (
        <PageOpening section={first} ground="mint" eyebrow="Working at Yhello">
          <ButtonLink href={paths.careerOpportunity}>See open positions</ButtonLink>
        </PageOpening>
      )}
      <Sections>
        <Stories sections={others} />
        <Section title="Open positions">
          <PositionList />
        </Section>
      </Sections>
    </>
  );
}
