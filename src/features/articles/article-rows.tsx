import { useRef } from 'react';
import type { ArticleCard } from '../../domain/content/article.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { searchPatterns, wordsIn } from '../../domain/text/search-text.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useMarkedWords } from '../../ui/use-marked-words.ts';
import styles from './article-rows.module.css';
import { excerptAround } from './excerpt-around.ts';

type Props = { articles: readonly ArticleCard[]; text: string };

/** What a search found, more of it on a screen than of cards, with its words marked. */
export function ArticleRows({ articles, text }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const words = wordsIn(searchPatterns(text));
  useMarkedWords(list, words);
  return (
    <ul ref={list} className={styles.rows}>
      {articles.map(({ slug, title, summary, excerpt, picture }) => (
        <li key={slug}>
          {/* Cut at the sides: the picture is wider than what is shown. */}
          <Picture name={picture} alt="" width={112} height={84} sizes="135px" />
          <div>
            <h2>
              <Link href={fillPath(paths.article, { slug })}>{title}</Link>
            </h2>
            <p>{excerptAround(excerpt ?? summary, words)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
