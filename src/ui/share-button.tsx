// @script pieces

import { Share2 } from 'lucide-react';
import { useAlert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './share-button.module.css';

type Props = {
  title: string;
  /** A circle, for a place on a picture. */
  isIcon?: boolean;
};

/** Shares the address of this page by the system's share sheet, or copies it. */
export function ShareButton({ title, isIcon }: Props) {
  const alert = useAlert();
  // Loaded when it is pressed, as it would weigh on the first load of articles and expos.
  const shareThis = () =>
    import('./share.ts')
      .then(({ share }) => share(title, location.origin + location.pathname))
      .then((result) => result && alert(...result))
      .catch(() => alert('error', 'We couldn’t share this. Try again.'));
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
