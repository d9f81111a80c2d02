import { passPath, paths } from '../../domain/routing/paths.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import styles from './rewards.module.css';

const STEPS = [
  { title: 'Pick a reward', text: 'Look at what your points are enough for, and how many there are.' },
  {
    title: 'Show your pass',
    text: 'At the rewards counter, by the entrance. The points are taken off there. The pass works without signal.',
  },
  {
    title: 'Take it along',
    text: 'With the slip from the counter you collect it at the place that stands beside it.',
  },
];

/** Points are redeemed in person at a counter, not in the app. */
export function HowToRedeem({ pointsPerRinggit }: { pointsPerRinggit?: number | undefined }) {
  return (
    <Section title="How you get it">
      <Tiles numbered tiles={STEPS} />
      <ButtonRow>
        <ButtonLink href={passPath}>Show my pass</ButtonLink>
        <ButtonLink href={paths.expoDirectory} variant="outline">
          See the map
        </ButtonLink>
      </ButtonRow>
      <p className={styles.note}>
        {pointsPerRinggit && `${formatCount(pointsPerRinggit)} points are worth one ringgit. `}
        They do not expire: <Link href={`${paths.faqs}#when-do-points-expire`}>how long points last</Link>.
      </p>
    </Section>
  );
}
