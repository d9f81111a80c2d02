import type { RewardProgramme } from '../../domain/expo/reward.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { type Tile, Tiles } from '../../ui/tiles.tsx';

export function WaysToEarn({ ways }: { ways: RewardProgramme['waysToEarn'] }) {
  return (
    <Tiles
      tiles={ways.map(
        ({ title, text, points, unit, picture }): Tile => ({
          title,
          text,
          picture,
          stat: `${formatCount(points)} points ${unit}`,
        }),
      )}
    />
  );
}
