import type { FolderContent } from '../read/read-folder.ts';

/** What the organiser does not offer stays in the folder: no points are earned, and nothing of it is shown. */
export const offeredContent = ({
  organiser: { offers },
  content,
}: FolderContent): FolderContent['content'] => ({
  ...content,
  ...(!offers.points && { rewards: [], 'reward-stock': [], tiers: [], 'earning-ways': [] }),
  ...(!offers.careers && { positions: [] }),
});
