import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { paths, pointsPath } from '../domain/paths.ts';
import type { RewardProgramme } from '../domain/reward.ts';
import { expo } from '../features/expo/queries.ts';
import { PointsCard } from '../features/points/points-card.tsx';
import { ExpoLinks } from '../features/rewards/expo-links.tsx';
import { exposWithRewards, whereText } from '../features/rewards/model.ts';
import { rewards } from '../features/rewards/queries.ts';
import { Redeeming } from '../features/rewards/redeeming.tsx';
import { RewardCard, RewardGrid } from '../features/rewards/reward-card.tsx';
import { NextTier, Tiers } from '../features/rewards/tiers.tsx';
import { WaysToEarn } from '../features/rewards/ways-to-earn.tsx';
import { todayAtom } from '../platform/clock.ts';
import { isAuthAtom } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Actions, Opening } from '../ui/opening.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { statusOf } from './found.ts';
import { useOwnPoints } from './own-points.ts';
import type { PageModule } from './page.ts';
import styles from './rewards.module.css';

export const queries: PageModule['queries'] = () => [rewards.programme(), expo.list()];
export const status: PageModule['status'] = (client) => statusOf(client, rewards.programme());
export const head: PageModule['head'] = () => ({
  description:
    'How Yhello Points work: ways to earn them, four tiers and their perks, and the rewards that you can get at the expos.',
});

export function Page() {
  const { data, error, refetch } = useQuery(rewards.programme());
  const isAuth = useAtomValue(isAuthAtom);
  const points = useOwnPoints();
  return (
    <>
      <Opening ground="sun" eyebrow="Yhello Rewards" title="Good days add up" picture="highlight-lucky-draw">
        <p>
          Points for being there, for buying at a booth, and on a birthday. They turn into coffee, parking,
          picture books, and once in a while a stroller.
        </p>
        <Actions>
          {isAuth ? (
            <ButtonLink href={pointsPath}>My rewards</ButtonLink>
          ) : (
            <ButtonLink href={paths.signUp}>Start collecting</ButtonLink>
          )}
        </Actions>
      </Opening>
      {isAuth && (
        <div className={styles.own}>
          <PointsCard />
          {data && points !== null && <NextTier tiers={data.tiers} points={points} />}
        </div>
      )}
      {data && <Programme programme={data} points={points} />}
      {!data && error && <Failure what="The rewards" onRetry={refetch} />}
      {!data && !error && <Waiting label="Loading the rewards" blocks={6} />}
    </>
  );
}

function Programme({ programme, points }: { programme: RewardProgramme; points: number | null }) {
  const today = useAtomValue(todayAtom);
  const { data: list } = useQuery(expo.list());
  const expos = exposWithRewards(programme.rewards, list, today);
  const namesFor = (slugs: readonly string[]) =>
    expos.filter((one) => slugs.includes(one.expo.slug)).map((one) => one.expo.name);
  return (
    <Sections>
      <Section title="Ways to earn">
        <WaysToEarn ways={programme.waysToEarn} />
      </Section>
      <Section title="Four tiers, and what they bring">
        <Tiers tiers={programme.tiers} points={points} />
      </Section>
      <Section title="What points get you">
        <RewardGrid>
          {programme.rewards.map((reward) => (
            <RewardCard key={reward.slug} reward={reward} points={points}>
              <p>{whereText(namesFor(reward.availability.map(({ expoSlug }) => expoSlug)))}</p>
            </RewardCard>
          ))}
        </RewardGrid>
      </Section>
      {expos.length > 0 && (
        <Section title="Expo by expo">
          <ExpoLinks expos={expos} today={today} />
        </Section>
      )}
      <Redeeming />
    </Sections>
  );
}
