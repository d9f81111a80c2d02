import { Pencil } from 'lucide-react';
import { listTotals } from '../../domain/shop/list-order.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { BudgetBar } from './budget-bar.tsx';
import { BudgetSheet } from './budget-sheet.tsx';
import { budgetText, unpricedText } from './budget-text.ts';
import styles from './list-money.module.css';
import type { ListName } from './optimistic-items.ts';
import { useListBudget } from './use-list-budget.ts';

type Props = { list: ListName; items: readonly ShoppingItem[] };

/** What was spent and what is planned, as far as prices were written down, and what is left of the budget. */
export function ListMoney({ list, items }: Props) {
  const budget = useListBudget(list);
  const sheet = useModal('list-budget');
  const { spentSen, plannedSen } = listTotals(items);
  const budgetSen = budget?.sen ?? null;
  const hasAmounts = spentSen + plannedSen > 0 || budgetSen !== null;
  const unpriced = unpricedText(items);
  if (items.length === 0 && budgetSen === null) return null;
  return (
    <div className={hasAmounts ? styles.money : undefined}>
      {budgetSen !== null && <BudgetLeft budgetSen={budgetSen} items={items} />}
      {hasAmounts && (
        <dl>
          <Amount name="Spent" sen={spentSen} />
          <Amount name="Still to buy" sen={plannedSen} />
          <Amount name="In all" sen={spentSen + plannedSen} />
        </dl>
      )}
      {hasAmounts && budgetSen === null && unpriced && <p className={styles.note}>{unpriced}</p>}
      <Button variant={hasAmounts ? 'quiet' : 'outline'} onClick={() => sheet.open()}>
        <Pencil size={18} aria-hidden />
        {budgetSen === null ? 'Set a budget' : 'Change the budget'}
      </Button>
      {sheet.subject !== null && <BudgetSheet list={list} budget={budget} onClose={sheet.close} />}
    </div>
  );
}

function BudgetLeft({ budgetSen, items }: { budgetSen: number; items: readonly ShoppingItem[] }) {
  const { lead, of, rest } = budgetText(budgetSen, items);
  return (
    <div className={styles.left}>
      <p className={styles.lead}>
        <b>{lead}</b> {of}
      </p>
      <BudgetBar budgetSen={budgetSen} {...listTotals(items)} />
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
    </div>
  );
}

const Amount = ({ name, sen }: { name: string; sen: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatMoney(sen)}</dd>
  </div>
);
