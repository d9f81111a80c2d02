import { useQuery } from '@tanstack/react-query';
import { pointsName } from '../../domain/organiser/labels.ts';
import { isListed } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { useEarningWays } from '../../platform/use-earning-ways.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './home.module.css';

const benefits = [
  [
    'check-in-ticket',
    'Check in without signal',
    'Your check-in is saved at once and sent when you’re online.',
  ],
  ['phone-saved', 'Your pass, always', 'Your QR pass works offline, even right after a restart.'],
] as const;

/** What the app does for visitors. */
export function Benefits() {
  const flags = useQuery(flagQueries.all()).data;
  const points = useEarningWays()('check-in')
    ? `Earn ${pointsName} every day you check in, and swap them for rewards.`
    : `Swap your ${pointsName} for rewards at an expo.`;
  const shown = isListed(flags, paths.rewards)
    ? [...benefits, ['points-star', 'Points and rewards', points] as const]
    : benefits;
  return (
    <section aria-labelledby="benefits-title" className={styles.section}>
      <h2 id="benefits-title">Made for busy hands</h2>
      <ul className={styles.benefits}>
        {shown.map(([picture, title, text]) => (
          <li key={title}>
            <Picture name={picture} alt="" width={56} height={56} sizes="56px" originalWidth={800} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
