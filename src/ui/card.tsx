import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

/** Cards side by side, as many as fit. `row` makes one line of them that phones scroll sideways. */
export function CardGrid({ size = 'medium', isSingleRow, children }: GridProps) {
  return (
    <ul className={styles.grid} data-size={size} data-row={isSingleRow || undefined}>
      {children}
    </ul>
  );
}

type GridProps = { size?: 'small' | 'medium' | 'large'; isSingleRow?: boolean; children: ReactNode };

type Props = {
  href: string;
  title: string;
  /** That of the title: one below the heading above the cards. */
  level?: 2 | 3 | 4;
  picture: string;
  /** The picture's place, as `width / height`. */
  ratio?: string;
  sizes: string;
  originalWidth?: number;
  /** On the first screen: those of the picture. */
  priority?: boolean;
  eager?: boolean;
  /** Small print above the title. */
  eyebrow?: ReactNode;
  /** In the upper corner of the picture: a mark at its start, a button at its end. */
  badge?: ReactNode;
  corner?: ReactNode;
  children?: ReactNode;
};

/** One thing of many: the whole card leads to it, and what stands in its corner still works by itself. */
export function Card(props: Props) {
  const {
    href,
    title,
    level = 3,
    picture,
    ratio = '1 / 1',
    sizes,
    originalWidth,
    priority = false,
    eager = false,
    eyebrow,
    badge,
    corner,
  } = props;
  const Title = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Picture
        name={picture}
        alt=""
        width={800}
        height={Math.round(800 / ratioOf(ratio))}
        sizes={sizes}
        priority={priority}
        eager={eager}
        {...(originalWidth && { originalWidth: originalWidth })}
      />
      {badge && <span className={styles.mark}>{badge}</span>}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title>
          <Link href={href} className={styles.cover}>
            {title}
          </Link>
        </Title>
        {props.children}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </li>
  );
}

function ratioOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width / height;
}
