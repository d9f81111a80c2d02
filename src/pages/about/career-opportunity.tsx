import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Position } from '../../domain/content/position.ts';
import { productName } from '../../domain/organiser/brand.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { isOnlyOpen, isOpen } from '../../features/positions/open-positions.ts';
import { PositionDetail } from '../../features/positions/position-detail.tsx';
import { OtherPositions, PositionList } from '../../features/positions/position-list.tsx';
import { positionQueries } from '../../features/positions/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import '../../ui/skeleton-read.css';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import styles from './career-opportunity.module.css';

const slugOf = ({ search }: RouteAddress) => search.get('slug');

export const initialQueries: PageModule['initialQueries'] = (address) => {
  const slug = slugOf(address);
  return slug ? [positionQueries.detail(slug), positionQueries.list()] : [positionQueries.list()];
};

export const status: PageModule['status'] = (client, address) => {
  const slug = slugOf(address);
  return httpStatusOf(client, slug ? positionQueries.detail(slug) : positionQueries.list());
};

export const head: PageModule['head'] = (client, address) => {
  const slug = slugOf(address);
  const position = slug ? client.getQueryData<Position>(positionQueries.detail(slug).queryKey) : undefined;
  if (position) return { title: position.title, description: position.summary };
  return {
    description: `Every open position at ${productName}, with place, hours and salary, and how to apply.`,
    intro: slug ? undefined : 'All our open positions, each with its salary.',
  };
};

export function Page({ address }: PageProps) {
  const slug = slugOf(address);
  if (slug) return <PositionView slug={slug} />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Count />
        <Link href={paths.career}>About working here</Link>
      </div>
      <PositionList level={2} />
    </div>
  );
}

/** Empty until it is known, and where there are none. */
function Count() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(positionQueries.list());
  const count = data?.filter((position) => isOpen(position, today)).length ?? 0;
  return <p>{count > 0 && `${count} ${count === 1 ? 'position' : 'positions'}`}</p>;
}

function PositionView({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const { data: open } = useQuery(positionQueries.list());
  const { data: position } = useQuery(positionQueries.detail(slug));
  // Without an answer to either, one error says so.
  const hasOthers = open ? !isOnlyOpen(slug, open, today) : position !== undefined;
  // Where it is closed, a button in its place leads to all of them already.
  const isShown = position && isOpen(position, today);
  return (
    <>
      <PositionDetails slug={slug} />
      {hasOthers && (
        <Section
          title="Other open positions"
          moreLink={isShown ? { label: 'See all', href: paths.careerOpportunity } : undefined}
        >
          <OtherPositions slug={slug} />
        </Section>
      )}
    </>
  );
}

function PositionDetails({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const query = useQuery(positionQueries.detail(slug));
  const { data: open } = useQuery(positionQueries.list());
  // A position that is not in the list is closed or never existed, even when its own request fails.
  const isListed = !open || open.some((position) => position.slug === slug);
  if (!query.data && !isListed) return <Closed />;
  return (
    <QueryView
      query={query}
      subject="This position"
      skeleton={{ shape: 'text-position', label: 'Loading the position', count: 14 }}
      notFound={<Closed />}
    >
      {(position) => (isOpen(position, today) ? <PositionDetail position={position} /> : <Closed />)}
    </QueryView>
  );
}

const Closed = () => (
  <EmptyState
    level={2}
    title="This position is closed"
    text="It’s been filled, or the link is old."
    picture="briefcase"
  >
    <ButtonLink href={paths.careerOpportunity}>See all positions</ButtonLink>
  </EmptyState>
);
