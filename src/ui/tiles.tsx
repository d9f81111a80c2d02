import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './tiles.module.css';

export type Tile = {
  title: string;
  text: string;
  /** The name of a picture, 800 px square. */
  picture?: string;
  /** A figure above the title. */
  stat?: ReactNode;
  /** Below the text. */
  action?: ReactNode;
};

type Props = {
  tiles: readonly Tile[];
  /** An ordered list. */
  numbered?: boolean;
};

/** A few short texts side by side, each on its own soft background. */
export function Tiles({ tiles, numbered }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={styles.tiles}
      data-numbered={numbered || undefined}
      data-columns={tiles.length > 4 || undefined}
    >
      {tiles.map(({ title, text, picture, stat, action }) => (
        <li key={title} data-pictured={picture ? '' : undefined}>
          {picture && (
            <Picture name={picture} alt="" width={800} height={800} sizes="96px" originalWidth={800} />
          )}
          {stat && <p className={styles.stat}>{stat}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
          {action}
        </li>
      ))}
    </List>
  );
}
