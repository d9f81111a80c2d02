import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

type Look = 'solid' | 'light' | 'dark' | 'outline' | 'quiet';
type Shared = { look?: Look; wide?: boolean; children: ReactNode };

type ButtonProps = Shared & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** While busy it shows a spinner, keeps its place and takes no second press. */
export function Button({
  look = 'solid',
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
      data-look={look}
      data-wide={wide || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner label="" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Shared & { href: string };

export function ButtonLink({ look = 'solid', wide, href, children }: ButtonLinkProps) {
  return (
    <Link className={styles.button} href={href} data-look={look} data-wide={wide || undefined}>
      {children}
    </Link>
  );
}
