import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import type { Article } from '../../domain/content/article.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { useAvailableOffline } from '../../platform/use-available-offline.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import styles from './article-detail.module.css';
import { articleQueries as articles } from './queries.ts';

/** One article: its picture, its text, and what to do with it. */
export function ArticleDetail({ article }: { article: Article }) {
  const picture = useRef<HTMLDivElement>(null);
  const isOnline = useAtomValue(isOnlineAtom);
  const isSaved = useAvailableOffline(articles.detail(article.slug).queryKey, () =>
    fetchPicture(picture.current),
  );
  return (
    <div className={styles.story}>
      <div ref={picture} className={styles.picture}>
        <Picture
          name={article.picture}
          alt=""
          width={1600}
          height={1000}
          sizes="(width < 891px) 94vw, 1160px"
          priority
        />
      </div>
      <RichText html={article.body} showEmbeds={isOnline} />
      <div className={styles.foot}>
        <ShareButton title={article.title} />
        <p role="status">
          {isSaved && (
            <>
              <CircleCheck size={18} aria-hidden />
              Saved on this phone, to read without signal
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** How long the worker may take to put away what it fetched. */
const PUT_AWAY_TRIES = 20;
const PUT_AWAY_MS = 100;

/** Has the worker keep the picture's cut that this screen shows, and waits until it does. */
async function fetchPicture(box: HTMLElement | null): Promise<void> {
  const img = box?.querySelector('img');
  if (!img) throw new Error('There is no picture');
  // Which cut it is, is known once it is there.
  await img.decode();
  await fetch(img.currentSrc);
  for (let tries = 0; tries < PUT_AWAY_TRIES; tries++) {
    if (await caches.match(img.currentSrc)) return;
    await new Promise((done) => setTimeout(done, PUT_AWAY_MS));
  }
  throw new Error('The picture was not kept');
}
