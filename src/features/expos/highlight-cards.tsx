import { Picture } from '../../ui/picture.tsx';
import styles from './highlight-cards.module.css';

/** On wider screens the whole list is in sight, unless the page is enlarged later: a tab stop would do nothing. */
function skipUnlessScrolled(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const wide = matchMedia('(width >= 36em)');
  const set = () => (wide.matches ? list.removeAttribute('tabindex') : list.setAttribute('tabindex', '0'));
  set();
  wide.addEventListener('change', set);
  return () => wide.removeEventListener('change', set);
}

/** The highlight cards of one expo. */
export function HighlightCards({
  highlights,
}: {
  highlights: readonly { title: string; text: string; picture: string }[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which keys must be able to do
    <ul className={styles.cards} tabIndex={0} ref={skipUnlessScrolled} aria-label="Highlights">
      {highlights.map((highlight) => (
        <li key={highlight.title}>
          <Picture
            name={highlight.picture}
            alt=""
            width={1600}
            height={1200}
            sizes="(width < 576px) 74vw, (width < 891px) 45vw, 300px"
          />
          <div>
            <h3>{highlight.title}</h3>
            {highlight.text && <p>{highlight.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
