import type { TransferTarget } from '../../../domain/shop/exchange/transfer-target.ts';

type TargetText = {
  title: string;
  /** Which list changes, and who sees it. */
  what: string;
  button: string;
  done: string;
  /** After the tap. */
  next: string;
};

/** The words for taking a list, before and after the tap. `isOwnShared`: others see the visitor's own list. */
export function targetText(target: TransferTarget, expoName: string, isOwnShared: boolean): TargetText {
  const seen = isOwnShared ? ' Everyone who shares your list sees it.' : '';
  if (target.kind === 'shared')
    return {
      title: `${target.ownerName}’s list for ${expoName}`,
      what: `You share this list, so it goes into ${target.ownerName}’s list, not into your own. Everyone on it sees it.`,
      button: 'Update the list',
      done: `${target.ownerName}’s list is up to date`,
      next: 'This phone has both copies now. Give it back, and the other phone has them, too.',
    };
  if (target.kind === 'foreign')
    return {
      title: `${target.ownerName}’s list for ${expoName}`,
      what: `You don’t share this list, so what’s on it is added to your own. ${target.ownerName} won’t see what you tick.${seen}`,
      button: 'Add to my list',
      done: 'Added to your list',
      next: 'What was on the other list is on yours now.',
    };
  return {
    title: `The other phone’s list for ${expoName}`,
    what: `It’s joined with your own list.${seen}`,
    button: 'Join the lists',
    done: 'Both lists are one',
    next: 'This phone has both lists now. Give yours back, and the other phone has them, too.',
  };
}
