import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Media } from '../../domain/content/media.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import styles from './media-detail.module.css';

const PICTURE_SIZES = '(width < 891px) 94vw, 704px';

type Props = {
  article: Media;
  /** Above the picture, in the column of the text. */
  note?: ReactNode;
};

/** One article of a newspaper or magazine. */
export function MediaDetail({ article, note }: Props) {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div className={styles.article} data-reading>
      {note}
      <Picture name={article.picture} alt="" width={1600} height={1000} sizes={PICTURE_SIZES} priority />
      <p className={styles.byline}>
        From <b>{article.outlet}</b>&nbsp;· {dayLong(article.publishedOn)}
      </p>
      <RichText html={article.body} showEmbeds={isOnline} />
      <div className={styles.footer}>
        <ShareButton title={article.title} />
      </div>
    </div>
  );
}
