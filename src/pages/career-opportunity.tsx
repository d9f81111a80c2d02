import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { paths } from '../domain/paths.ts';
import type { Position } from '../domain/position.ts';
import { isOnlyOpen, isOpen } from '../features/career/model.ts';
import { PositionList } from '../features/career/position-list.tsx';
import { PositionStory } from '../features/career/position-story.tsx';
import { career } from '../features/career/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { isNotThere, statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';

const slugIn = ({ search }: At) => search.get('slug');

export const queries: PageModule['queries'] = (at) => {
  const slug = slugIn(at);
  return slug ? [career.position(slug), career.positions()] : [career.positions()];
};

export const status: PageModule['status'] = (client, at) => {
  const slug = slugIn(at);
  return statusOf(client, slug ? career.position(slug) : career.positions());
};

export const head: PageModule['head'] = (client, at) => {
  const slug = slugIn(at);
  const position = slug ? client.getQueryData<Position>(career.position(slug).queryKey) : undefined;
  if (position)
    return {
      title: position.title,
      description: position.summary,
      intro: `${position.type}\u00a0· ${position.place}`,
    };
  return {
    description: 'Every open position at Yhello, with place, hours and salary, and how to apply.',
    intro: slug ? undefined : 'Everything that is open now. The salary stands in the advertisement.',
  };
};

export function Page({ at }: PageProps) {
  const slug = slugIn(at);
  if (slug) return <OnePosition slug={slug} />;
  return (
    <Section title="Open positions" more={{ label: 'Working here', href: paths.career }}>
      <PositionList />
    </Section>
  );
}

function OnePosition({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const { data: open } = useQuery(career.positions());
  return (
    <>
      <ThatPosition slug={slug} />
      {!(open && isOnlyOpen(slug, open, today)) && (
        <Section title="Other open positions" more={{ label: 'Working here', href: paths.career }}>
          <PositionList without={slug} />
        </Section>
      )}
    </>
  );
}

function ThatPosition({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(career.position(slug));
  const { data: open } = useQuery(career.positions());
  if (data && isOpen(data, today)) return <PositionStory position={data} />;
  // What is not among the open ones is closed or never was, whatever comes of asking for it.
  const isListed = !open || open.some((one) => one.slug === slug);
  if (data || isNotThere(error) || !isListed) return <Closed />;
  return error ? (
    <Failure what="This position" onRetry={refetch} />
  ) : (
    <Waiting shape="text" label="Loading the position" blocks={10} />
  );
}

const Closed = () => (
  <Notice
    level={2}
    title="This position is not open any more"
    text="Somebody has found their desk, or the link is old. What is open now stands below."
    picture="not-found-map"
  >
    <ButtonLink href={paths.career} look="outline">
      Working here
    </ButtonLink>
  </Notice>
);
