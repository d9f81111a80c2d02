import { useAtomValue } from 'jotai';
import type { Media } from '../../domain/content/media.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import styles from './media-detail.module.css';

/** What one newspaper wrote. */
export function MediaDetail({ piece }: { piece: Media }) {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div className={styles.story}>
      <Picture
        name={piece.picture}
        alt=""
        width={1600}
        height={1000}
        sizes="(width < 891px) 94vw, 640px"
        priority
      />
      <RichText html={piece.body} showEmbeds={isOnline} />
      <div>
        <ShareButton title={piece.title} />
      </div>
    </div>
  );
}
