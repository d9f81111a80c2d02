import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Article, ArticleCard } from '../../domain/content/article.ts';
import { dateAndReadingTime } from '../../domain/content/date-and-reading-time.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { useAvailableOffline } from '../../platform/use-available-offline.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import styles from './article-detail.module.css';
import { articleQueries } from './queries.ts';

const PICTURE_SIZES = '(width < 891px) 94vw, 704px';

type DetailProps = {
  article: Article;
  /** Above the picture, in the column of the text. */
  note?: ReactNode;
};

/** One article: picture, text, sharing, and whether it is available offline. */
export function ArticleDetail({ article, note }: DetailProps) {
  const picture = useRef<HTMLDivElement>(null);
  const isOnline = useAtomValue(isOnlineAtom);
  const isSaved = useAvailableOffline(articleQueries.detail(article.slug).queryKey, picture);
  return (
    <div className={styles.article} data-reading>
      {note}
      <div ref={picture} className={styles.picture}>
        <ArticlePicture article={article} />
      </div>
      <Byline article={article} />
      <RichText html={article.body} showEmbeds={isOnline} />
      <div className={styles.footer}>
        <ShareButton title={article.title} />
        <p role="status">
          {isSaved && (
            <>
              <CircleCheck size={18} aria-hidden />
              Saved on this device to read offline
            </>
          )}
        </p>
      </div>
    </div>
  );
}

const Byline = ({ article }: { article: ArticleCard }) => (
  <p className={styles.byline}>
    {article.author}&nbsp;· {dateAndReadingTime(article)}
  </p>
);

const ArticlePicture = ({ article }: { article: ArticleCard }) => (
  <Picture name={article.picture} alt="" width={1600} height={1000} sizes={PICTURE_SIZES} priority />
);

/** What the card of an article tells already, with `rest` in the place of the text. */
export const KnownArticle = ({ article, rest }: { article: ArticleCard; rest: ReactNode }) => (
  <div className={styles.article} data-reading>
    <div className={styles.picture}>
      <ArticlePicture article={article} />
    </div>
    <Byline article={article} />
    <p className={styles.summary}>{article.summary}</p>
    {rest}
  </div>
);
