import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ContentPage } from '../domain/content-page.ts';
import { paths } from '../domain/paths.ts';
import { expo } from '../features/expo/queries.ts';
import { PageOpening } from '../features/organiser/page-opening.tsx';
import { organiser } from '../features/organiser/queries.ts';
import { Stories } from '../features/organiser/stories.tsx';
import { Timeline } from '../features/organiser/timeline.tsx';
import { todayAtom } from '../platform/clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Actions, Opening } from '../ui/opening.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import type { PageModule } from './page.ts';

const text = organiser.page('about-us');

export const queries: PageModule['queries'] = () => [text, expo.list()];
export const status: PageModule['status'] = (client) => statusOf(client, text);
export const head: PageModule['head'] = () => ({
  description:
    'Who is behind Yhello: forty-one people in Petaling Jaya who turn empty halls into small towns for young families, eight times a year.',
});

export function Page() {
  const { data, error, refetch } = useQuery(text);
  if (data) return <Story page={data} />;
  if (!error) return <Waiting shape="text" label="Loading our story" blocks={10} />;
  return <Failure what="Our story" level={1} onRetry={refetch} />;
}

function Story({ page }: { page: ContentPage }) {
  const [first, ...others] = page.sections;
  return (
    <>
      {first && <PageOpening section={first} ground="sun" eyebrow="About us" />}
      <Sections>
        <Stories sections={others} />
        <Expos />
      </Sections>
      <Opening ground="lilac" level={2} title="Where to next?">
        <p>See who exhibits, come and work with us, or ask what you would like to know.</p>
        <Actions>
          <ButtonLink href={paths.brands}>Meet the brands</ButtonLink>
          <ButtonLink href={paths.career} look="light">
            Work with us
          </ButtonLink>
          <ButtonLink href={paths.getInTouch} look="light">
            Get in touch
          </ButtonLink>
        </Actions>
      </Opening>
    </>
  );
}

/** Where the organiser has been and goes; left out while nobody knows. */
function Expos() {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expo.list());
  if (!data) return null;
  return (
    <Section title="Where we have been, and where we go" more={{ label: 'All expos', href: paths.expo }}>
      <Timeline list={data} today={today} />
    </Section>
  );
}
