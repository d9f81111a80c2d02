import { useQuery } from '@tanstack/react-query';
import { expoPath } from '../../domain/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './highlights.module.css';
import { expo } from './queries.ts';

/** The highlight cards of one expo. */
export function HighlightCards({
  highlights,
  onFirstScreen = false,
}: {
  highlights: readonly { title: string; text: string; picture: string }[];
  /** On a phone the first one already shows below the hero. */
  onFirstScreen?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which keys must be able to do
    <ul className={styles.cards} tabIndex={0} aria-label="Highlights">
      {highlights.map((highlight, i) => (
        <li key={highlight.title}>
          <Picture
            name={highlight.picture}
            alt=""
            width={1600}
            height={1200}
            sizes="(width < 576px) 74vw, (width < 891px) 45vw, 300px"
            eager={onFirstScreen && i === 0}
          />
          <div>
            <h3>{highlight.title}</h3>
            <p>{highlight.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** On the home page: the lead expo's highlights, with the way to all of it. */
export function Highlights({ slug }: { slug: string }) {
  const { data } = useQuery(expo.detail(slug));
  if (!data || data.highlights.length === 0) return null;
  return (
    <section aria-labelledby="highlights-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="highlights-title">At {data.name}</h2>
        <Link href={expoPath(slug)}>See all</Link>
      </div>
      <HighlightCards highlights={data.highlights} onFirstScreen />
    </section>
  );
}
