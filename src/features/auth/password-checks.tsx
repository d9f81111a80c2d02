import { Check, Dot } from 'lucide-react';
import { checkPassword, PASSWORD_MIN_LENGTH } from '../../domain/visitor/password.ts';
import styles from './password-checks.module.css';

/** The three rules for passwords, each with its state. */
export function PasswordChecks({ password }: { password: string }) {
  const checks = checkPassword(password);
  const rules = [
    [checks.longEnough, `At least ${PASSWORD_MIN_LENGTH} characters`],
    [checks.hasDigit, 'At least one digit'],
    [checks.hasLowercase, 'At least one lowercase letter'],
  ] as const;
  return (
    <>
      <ul className={styles.checks}>
        {rules.map(([ok, rule]) => (
          <li key={rule} data-ok={ok || undefined}>
            {ok ? (
              <Check size={16} aria-hidden />
            ) : (
              <Dot size={16} strokeWidth={4} fill="currentColor" aria-hidden />
            )}
            {rule}
            <span className="visually-hidden">{ok ? ', done' : ', still missing'}</span>
          </li>
        ))}
      </ul>
      {/* Not after each key. */}
      <span role="status" className="visually-hidden">
        {rules.every(([ok]) => ok) && 'All three are met.'}
      </span>
    </>
  );
}
