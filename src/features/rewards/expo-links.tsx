import { expoRewardsPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import type { ExpoWithRewards } from './reward-availability.ts';

/** Links to the rewards of each expo. */
export function ExpoLinks({ expos, today }: { expos: readonly ExpoWithRewards[]; today: string }) {
  return (
    <CardGrid isSingleRow>
      {expos.map(({ expo, count }) => (
        <Card
          key={expo.id}
          href={expoRewardsPath(expo.slug)}
          title={expo.name}
          picture={expo.picture}
          scene="narrow"
          sizes="(width < 576px) 74vw, 300px"
        >
          <p>
            {dayRange(expo.fromDate, expo.toDate, today)}&nbsp;· {count} {count === 1 ? 'reward' : 'rewards'}
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
