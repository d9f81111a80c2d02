// @script information

import { useQuery } from '@tanstack/react-query';
import type { ContentSection } from '../../domain/content/content-page.ts';
import { isEmptySection } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { GroupList } from '../../features/community/group-list.tsx';
import { communityQueries } from '../../features/community/queries.ts';
import { QuestionList } from '../../features/community/question-list.tsx';
import { stageChips, stageParams } from '../../features/community/stage-filter.ts';
import { ContentSections } from '../../features/content-pages/content-sections.tsx';
import { PageHero } from '../../features/content-pages/page-hero.tsx';
import { contentPageQueries } from '../../features/content-pages/queries.ts';
import { flagQueries, loadedFlags } from '../../platform/flag-queries.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { PartLinks } from '../../ui/part-links.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import '../../ui/skeleton-hero.css';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const PARTS = [
  { id: 'groups', name: 'Groups' },
  { id: 'questions', name: 'Questions' },
  { id: 'start', name: 'Start a group' },
];
const TEXT = 'community';
const textQuery = contentPageQueries.detail(TEXT);

export const initialQueries: PageModule['initialQueries'] = ({ search }) => [
  communityQueries.groups(),
  communityQueries.questions(stageParams.parse(search).stage),
];
export const dependentQueries: PageModule['dependentQueries'] = (client) =>
  isEmptySection(loadedFlags(client), TEXT) ? [] : [textQuery];
export const status: PageModule['status'] = (client) => httpStatusOf(client, communityQueries.groups());
export const head: PageModule['head'] = (_client, { search }) => ({
  heading: 'Community',
  description:
    'Groups of parents near you and online: when they meet, in which languages, how to join; and what parents ask one another.',
  noIndex: search.has('stage'),
});

export function Page({ address }: PageProps) {
  const { stage } = stageParams.parse(address.search);
  const flags = useQuery(flagQueries.all()).data;
  const { data } = useQuery({ ...textQuery, enabled: !isEmptySection(flags, TEXT) });
  const groups = useQuery(communityQueries.groups());
  const [first, ...others] = data?.sections ?? [];
  if (isEmptySection(flags, paths.community)) return <NothingHere title="No groups yet" />;
  // Until the groups are loaded nothing below them is shown: it would move when they come.
  if (!groups.data)
    return (
      <QueryView
        query={groups}
        subject="The groups and questions"
        skeleton={{ shape: 'community', label: 'Loading the groups and questions', count: 10 }}
      >
        {() => null}
      </QueryView>
    );
  return (
    <>
      <PartLinks parts={PARTS} />
      {first && !stage && <PageHero section={first} tone="accent-pale" />}
      <Chips label="Stage" chips={stageChips(stage)} />
      <OfflineCopyNoteOf query={[communityQueries.groups(), communityQueries.questions(stage), textQuery]} />
      <SectionStack>
        <Section title="Parent groups" anchor="groups">
          <GroupList stage={stage} />
        </Section>
        <Section title="Parents ask parents" anchor="questions">
          <QuestionList stage={stage} />
        </Section>
        <ContentSections sections={others.slice(0, -1)} />
      </SectionStack>
      <StartGroup section={others.at(-1)} />
    </>
  );
}

/** The last section of the text is for visitors who find no group near them. */
function StartGroup({ section }: { section: ContentSection | undefined }) {
  return (
    <HeroBanner anchor="start" tone="accent" title={section?.heading ?? 'Nothing near you?'}>
      {section && <RichText html={section.body} />}
      <ButtonRow>
        <ButtonLink href={paths.getInTouchVisitor}>Write to us</ButtonLink>
      </ButtonRow>
    </HeroBanner>
  );
}
