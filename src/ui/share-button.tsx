// @script pieces

import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './share-button.module.css';
import { useShare } from './use-share.ts';

type Props = {
  title: string;
  /** A circle, for a place on a picture. */
  isIcon?: boolean;
};

/** Shares the address of this page by the system's share sheet, or copies it. */
export function ShareButton({ title, isIcon }: Props) {
  const share = useShare();
  const shareThis = () => void share(title, location.origin + location.pathname);
  if (isIcon)
    return (
      <button type="button" className={styles.icon} aria-label={`Share ${title}`} onClick={shareThis}>
        <Share2 size={18} aria-hidden />
      </button>
    );
  return (
    <Button variant="outline" onClick={shareThis}>
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}
