import { Share2 } from 'lucide-react';
import { useAlert } from './alert.tsx';
import { Button } from './button.tsx';

/** Hands the page's address to the phone's own sharing, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const alert = useAlert();
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => alert('success', 'Link copied'),
      () => alert('error', 'The link could not be copied'),
    );
  // Closing the phone's sharing without choosing anything is no failure.
  const share = () =>
    navigator.share ? navigator.share({ title, url: location.href }).catch(() => {}) : copy();
  return (
    <Button look="outline" onClick={() => void share()}>
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}
