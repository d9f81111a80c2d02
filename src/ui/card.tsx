// @script pieces

import type { ReactNode } from 'react';
import styles from './card.module.css';
import gridStyles from './card-grid.module.css';
import textStyles from './card-text.module.css';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

/**
 * The width of a picture in a grid of large cards, as in the `sizes` attribute: one, two or three of them side by side.
 */
export const LARGE_CARD_SIZES = '(width < 640px) 92vw, (width < 1056px) 46vw, 632px';

/** Cards side by side, as many as fit. With `isSingleRow`, phones show one row that scrolls sideways. */
export function CardGrid({ size = 'medium', isSingleRow, children }: GridProps) {
  return (
    <ul className={gridStyles.grid} data-size={size} data-row={isSingleRow || undefined}>
      {children}
    </ul>
  );
}

type GridProps = {
  size?: 'small' | 'medium' | 'large';
  isSingleRow?: boolean;
  children: ReactNode;
};

type Props = {
  href: string;
  title: string;
  /** The level of the title: one below the heading above the cards. */
  level?: 2 | 3 | 4;
  picture: string;
  /** The picture is a scene and fills its frame, 8 to 5 or narrow: 4 to 3. Others are whole, in a square. */
  scene?: 'wide' | 'narrow';
  sizes: string;
  originalWidth?: number;
  /** For cards above the fold: as in `Picture`. */
  priority?: boolean;
  eager?: boolean;
  /** Small print above the title. */
  eyebrow?: ReactNode;
  /** In the upper corners of the picture: a badge at the start, a button at the end. */
  badge?: ReactNode;
  corner?: ReactNode;
  /** On the foot of the picture, in a grid of small cards. */
  strip?: ReactNode;
  children?: ReactNode;
};

/** At a width of 800. */
const SCENE_HEIGHTS = { wide: 500, narrow: 600 };

/** One item of a list. The whole card is its link; a button in the corner still works by itself. */
export function Card(props: Props) {
  const {
    href,
    title,
    level = 3,
    picture,
    scene,
    sizes,
    originalWidth,
    priority = false,
    eager = false,
    eyebrow,
    badge,
    corner,
    strip,
  } = props;
  const Title = `h${level}` as const;
  return (
    <li className={styles.card} data-scene={scene}>
      <Picture
        name={picture}
        alt=""
        width={800}
        height={scene ? SCENE_HEIGHTS[scene] : 800}
        sizes={sizes}
        priority={priority}
        eager={eager}
        originalWidth={originalWidth}
      />
      {badge && <span className={styles.badge}>{badge}</span>}
      <div className={textStyles.text}>
        {eyebrow && <p>{eyebrow}</p>}
        <Title>
          <Link href={href} className={styles.cover}>
            {title}
          </Link>
        </Title>
        <div>{props.children}</div>
      </div>
      {strip && <p className={styles.strip}>{strip}</p>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </li>
  );
}
