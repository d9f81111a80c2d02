import { Picture } from './picture.tsx';
import styles from './tiles.module.css';

export type Tile = {
  title: string;
  text: string;
  /** A picture 800 px square. */
  picture?: string;
  /** Said large, above the title. */
  stat?: string;
};

type Props = {
  tiles: readonly Tile[];
  /** One above that of their titles. */
  level?: 2 | 3;
  /** In order: one after the other. */
  numbered?: boolean;
};

/** A few short thoughts side by side, each on a soft ground of its own. */
export function Tiles({ tiles, level = 2, numbered }: Props) {
  const Title = level === 2 ? 'h3' : 'h4';
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.tiles} data-numbered={numbered || undefined}>
      {tiles.map(({ title, text, picture, stat }) => (
        <li key={title}>
          {picture && (
            <Picture name={picture} alt="" width={800} height={800} sizes="96px" originalWidth={800} />
          )}
          {stat && <p className={styles.figure}>{stat}</p>}
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
