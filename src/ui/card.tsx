import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

/** Cards side by side, as many as fit. `row` makes one line of them that phones scroll sideways. */
export function CardGrid({ size = 'medium', row, children }: GridProps) {
  return (
    <ul className={styles.grid} data-size={size} data-row={row || undefined}>
      {children}
    </ul>
  );
}

type GridProps = { size?: 'small' | 'medium' | 'large'; row?: boolean; children: ReactNode };

type Props = {
  href: string;
  title: string;
  /** That of the title: one below the heading above the cards. */
  level?: 2 | 3 | 4;
  picture: string;
  /** The picture's place, as `width / height`. */
  ratio?: string;
  sizes: string;
  masterWidth?: number;
  /** On the first screen: those of the picture. */
  lead?: boolean;
  eager?: boolean;
  /** Small print above the title. */
  eyebrow?: ReactNode;
  /** In the upper corner of the picture: a mark at its start, a button at its end. */
  mark?: ReactNode;
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
    masterWidth,
    lead = false,
    eager = false,
    eyebrow,
    mark,
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
        lead={lead}
        eager={eager}
        {...(masterWidth && { masterWidth })}
      />
      {mark && <span className={styles.mark}>{mark}</span>}
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
