import { Minus, Plus } from 'lucide-react';
import { MAX_QUANTITY } from '../../domain/shop/cart.ts';
import styles from './quantity-stepper.module.css';

type Props = {
  /** What is counted, for screen readers. */
  label: string;
  /** Below the number, where nothing else says what it counts. */
  unit?: string;
  quantity: number;
  onStep: (by: 1 | -1) => void;
};

/** How many of a product are in the cart, at least one: the cart has a button that removes it. */
export function QuantityStepper({ label, unit, quantity, onStep }: Props) {
  // Not `disabled`, which takes the focus from the button that was pressed last.
  const isLeast = quantity <= 1;
  const isMost = quantity >= MAX_QUANTITY;
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onStep(-1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output>
        {quantity}
        {unit && <small> {unit}</small>}
      </output>
      <button
        type="button"
        aria-label="One more"
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onStep(1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </fieldset>
  );
}
