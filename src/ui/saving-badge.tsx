// @script pieces

/** How much less something costs than before, on its picture. */
export function SavingBadge({ saving }: { saving: number }) {
  return (
    <>
      <span aria-hidden>−{saving}%</span>
      <span className="visually-hidden">{saving}% off</span>
    </>
  );
}
