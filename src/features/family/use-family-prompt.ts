import { useEarningWays } from '../../platform/use-earning-ways.ts';

/** Why a visitor may want to say something about the family. */
export function useFamilyPrompt(): string {
  const pays = useEarningWays();
  const what = [pays('add-a-child') && 'for each child', pays('birthday') && 'on each birthday'].filter(
    Boolean,
  );
  const reason = what.length > 0 ? `You earn points ${what.join(' and ')}. ` : '';
  return `${reason}Adding your family is optional, and you can change it any time.`;
}
