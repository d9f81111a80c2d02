import type { RewardProgramme } from '../../domain/reward.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { pointsText } from './model.ts';

export function WaysToEarn({ ways }: { ways: RewardProgramme['waysToEarn'] }) {
  return (
    <Tiles
      tiles={ways.map(({ title, text, points, unit, picture }) => ({
        title,
        text,
        picture,
        figure: `${pointsText(points)} ${unit}`,
      }))}
    />
  );
}
