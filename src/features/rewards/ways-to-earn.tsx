import { figure } from '../../domain/figure.ts';
import type { RewardProgramme } from '../../domain/reward.ts';
import { Tiles } from '../../ui/tiles.tsx';

export function WaysToEarn({ ways }: { ways: RewardProgramme['waysToEarn'] }) {
  return (
    <Tiles
      tiles={ways.map(({ title, text, points, unit, picture }) => ({
        title,
        text,
        picture,
        figure: `${figure(points)} ${unit}`,
      }))}
    />
  );
}
