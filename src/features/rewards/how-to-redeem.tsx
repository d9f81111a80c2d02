import type { ReactNode } from 'react';
import type { RewardProgramme } from '../../domain/expo/reward.ts';
import { passPath, paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import styles from './rewards.module.css';

const STEPS = [
  { title: 'Pick a reward', text: 'See what your points can get you.' },
  {
    title: 'Show your pass',
    text: 'At the info desk, where your points are taken off. Your pass works offline.',
  },
  {
    title: 'Collect it',
    text: 'Take the slip you get there to the place named on it.',
  },
];

type Props = {
  passButton: ReactNode;
  worth?: RewardProgramme['pointsWorth'];
  /** The map of one expo; without it, that of the running or next one. */
  mapHref?: string;
  /** Whether the organiser has a page of FAQs. */
  hasFaqs: boolean;
};

/** The same in one line, beside the points, as My Rewards says it. */
export const RedeemLine = () => (
  <p className={styles.redeem}>
    To redeem one, <Link href={passPath}>show your pass</Link> at the info desk. You get a slip to use at the
    place shown on the reward.
  </p>
);

/** Points are redeemed in person at the info desk, not in the app. */
export function HowToRedeem({ passButton, worth, mapHref = paths.expoMap, hasFaqs }: Props) {
  return (
    <Section title="How to redeem">
      <Tiles numbered tiles={STEPS} />
      <ButtonRow>
        {passButton}
        <ButtonLink href={mapHref} variant="outline">
          See the map
        </ButtonLink>
      </ButtonRow>
      <p className={styles.note}>
        {worth &&
          `${pointsText(worth.points)} ${worth.points === 1 ? 'is' : 'are'} worth ${formatMoney(worth.amountSen)}. `}
        Points don’t expire while you have an account.
        {hasFaqs && (
          <>
            {' '}
            <Link href={paths.faqs}>
              <span data-whole>See the FAQs</span>
            </Link>
          </>
        )}
      </p>
    </Section>
  );
}
