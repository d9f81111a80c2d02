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
import { articleQueries } from './queries.ts';

/** One article: picture, text, sharing, and whether it is available offline. */
export function ArticleDetail({ article }: { article: Article }) {
  const picture = useRef<HTMLDivElement>(null);
  const isOnline = useAtomValue(isOnlineAtom);
  const isSaved = useAvailableOffline(articleQueries.detail(article.slug).queryKey, () =>
    cachePicture(picture.current),
  );
  return (
    <div className={styles.article}>
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
      <div className={styles.footer}>
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

/** The worker may take up to two seconds to store a fetched picture. */
const CACHE_CHECK_ATTEMPTS = 20;
const CACHE_CHECK_INTERVAL_MS = 100;

/** Lets the worker cache the picture in the width that this screen shows. Throws when it is not cached after 2 s. */
async function cachePicture(container: HTMLElement | null): Promise<void> {
  const img = container?.querySelector('img');
  if (!img) throw new Error('There is no picture');
  // `currentSrc` is only known once the picture is loaded.
  await img.decode();
  await fetch(img.currentSrc);
  for (let attempt = 0; attempt < CACHE_CHECK_ATTEMPTS; attempt++) {
    if (await caches.match(img.currentSrc)) return;
    await new Promise((resolve) => setTimeout(resolve, CACHE_CHECK_INTERVAL_MS));
  }
  throw new Error('The picture was not cached');
}
