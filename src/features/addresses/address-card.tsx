import { shownPhone } from '../../domain/text/phone.ts';
import { type Address, addressLines } from '../../domain/visitor/address.ts';
import { Button } from '../../ui/button.tsx';
import styles from './addresses.module.css';

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onMakeDefault: () => void };

export function AddressCard({ address, onEdit, onRemove, onMakeDefault }: Props) {
  const { label, recipient, phone, isDefault } = address;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{label}</h2>
        {isDefault && <p className={styles.mark}>Default</p>}
      </div>
      <address>
        <strong>{recipient}</strong>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{shownPhone(phone)}</span>
      </address>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onEdit} aria-label={`Edit ${label}`}>
          Edit
        </Button>
        {!isDefault && (
          <Button variant="outline" onClick={onMakeDefault} aria-label={`Make default: ${label}`}>
            Make default
          </Button>
        )}
        <Button variant="quiet" onClick={onRemove} aria-label={`Remove ${label}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}
