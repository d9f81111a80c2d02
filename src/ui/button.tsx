import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

type Variant = 'solid' | 'light' | 'on-accent' | 'outline' | 'quiet';
type SharedProps = { variant?: Variant; wide?: boolean; children: ReactNode };

type ButtonProps = SharedProps & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean | undefined };

/** While `busy` it shows a spinner, keeps the focus and ignores presses. */
export function Button({
  variant = 'solid',
  wide,
  busy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = SharedProps & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export function ButtonLink({ variant = 'solid', wide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined} />;
}

/** Buttons side by side; they wrap where there is no room. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
