import type { ItemFields } from '../../domain/shop/shopping-list.ts';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { changeItem, removeItem } from './item-actions.ts';
import type { OptimisticItem } from './optimistic-items.ts';
import type { Overwritten } from './overwritten-changes.ts';

type Props = {
  overwritten: Overwritten;
  /** The name of the person who changed it later. */
  name: string | undefined;
  /** Gets what is being stored. */
  onAnswer: (stored: Promise<unknown>) => void;
};

/** Says that another person changed an item after the visitor, who may set theirs again or agree. */
export const OverwrittenBar = ({ overwritten: { item, mine }, name, onAnswer }: Props) => (
  <UndoBar
    text={`${name || 'Someone else'} changed “${item.name}” after you${mine ? '' : ' took it off, so it’s on the list again'}.`}
    label={mine ? 'Use mine' : 'Take it off'}
    onUndo={() => onAnswer(mine ? changeItem(item, mine) : removeItem(item))}
    keep={{
      label: mine ? 'Keep theirs' : 'Keep it',
      onKeep: () => onAnswer(keepTheirs(item, mine)),
    }}
    isUnasked
  />
);

/** Sets it again as it is: the visitor agrees. */
function keepTheirs(item: OptimisticItem, mine: Overwritten['mine']): Promise<unknown> {
  const fields = Object.keys(mine ?? { name: '' }) as (keyof ItemFields)[];
  return changeItem(item, Object.fromEntries(fields.map((field) => [field, item[field]])));
}
