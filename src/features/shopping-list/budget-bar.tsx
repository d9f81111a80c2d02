import styles from './list-money.module.css';

type Props = { budgetSen: number; spentSen: number; plannedSen: number };

/** How much of a budget is spent and planned, for the eye alone: the sentences beside it have the same content. */
export function BudgetBar({ budgetSen, spentSen, plannedSen }: Props) {
  const whole = Math.max(budgetSen, spentSen + plannedSen);
  const percent = (sen: number) => `${(100 * sen) / whole}%`;
  return (
    <svg className={styles.bar} aria-hidden>
      <rect width={percent(spentSen)} height="100%" data-part="spent" />
      <rect x={percent(spentSen)} width={percent(plannedSen)} height="100%" data-part="planned" />
      {whole > budgetSen && (
        <>
          <rect x={percent(budgetSen)} width={percent(whole - budgetSen)} height="100%" data-part="over" />
          <rect x={percent(budgetSen)} width="2" height="100%" data-part="limit" />
        </>
      )}
    </svg>
  );
}
