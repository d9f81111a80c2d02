import { useQuery } from '@tanstack/react-query';
import type { ContentSection } from '../domain/content-page.ts';
import { paths } from '../domain/paths.ts';
import { Groups } from '../features/community/groups.tsx';
import { stageChips, stageIn } from '../features/community/model.ts';
import { community } from '../features/community/queries.ts';
import { Questions } from '../features/community/questions.tsx';
import { PageOpening } from '../features/organiser/page-opening.tsx';
import { organiser } from '../features/organiser/queries.ts';
import { Stories } from '../features/organiser/stories.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Actions, Opening } from '../ui/opening.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { statusOf } from './found.ts';
import type { PageModule, PageProps } from './page.ts';

const TITLE = 'COMMUNITY';
const text = organiser.page('community');

export const queries: PageModule['queries'] = ({ search }) => [
  text,
  community.groups(),
  community.questions(stageIn(search)) as never,
];
export const status: PageModule['status'] = (client) => statusOf(client, community.groups());
export const head: PageModule['head'] = (_client, { search }) => ({
  description:
    'Groups of parents near you and online: when they meet, in which languages, how to join; and what parents ask one another.',
  noIndex: search.has('stage'),
});

export function Page({ at }: PageProps) {
  const stage = stageIn(at.search);
  const { data } = useQuery(text);
  const [first, ...others] = data?.sections ?? [];
  return (
    <>
      {first ? (
        <PageOpening section={first} ground="coral" title={TITLE} />
      ) : (
        <Opening ground="coral" title={TITLE} />
      )}
      <Chips label="Stage" chips={stageChips(stage)} />
      <Sections>
        <Section title="Groups that meet">
          <Groups stage={stage} />
        </Section>
        <Section title="Parents ask parents">
          <Questions stage={stage} />
        </Section>
        <Stories sections={others.slice(0, -1)} />
      </Sections>
      <StartOne section={others.at(-1)} />
    </>
  );
}

/** The last section is the way on for whoever found no group. */
function StartOne({ section }: { section: ContentSection | undefined }) {
  return (
    <Opening ground="sun" level={2} title={section?.heading ?? 'Nothing near you?'}>
      {section && <RichText html={section.body} />}
      <Actions>
        <ButtonLink href={paths.getInTouchVisitor}>Write to us</ButtonLink>
      </Actions>
    </Opening>
  );
}
