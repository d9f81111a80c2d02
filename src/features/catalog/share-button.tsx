import { Share2 } from 'lucide-react';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { shareOrCopy } from './share.ts';

/** Sends the address of something to whoever should see it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const alert = useAlert();
  const share = async () => {
    const outcome = await shareOrCopy(title, location.origin + path);
    if (outcome === 'copied') alert('success', 'Link copied');
    if (outcome === 'failed') alert('error', 'The link could not be copied');
  };
  return (
    <Button look="outline" onClick={share}>
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}
