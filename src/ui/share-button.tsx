import { Share2 } from 'lucide-react';
import { useAlert } from './alert.tsx';
import { Button } from './button.tsx';

/** Hands this page's address on: by the phone's own sheet, or by copying it. */
export function ShareButton({ title }: { title: string }) {
  const alert = useAlert();
  return (
    <Button
      look="outline"
      onClick={() => share(title, location.origin + location.pathname).then((said) => said && alert(...said))}
    >
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}

type Said = ['success' | 'error', string] | null;

async function share(title: string, url: string): Promise<Said> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return null;
    }
  } catch (error) {
    // Whoever closed the sheet does not want the address copied instead.
    if ((error as Error).name === 'AbortError') return null;
  }
  return navigator.clipboard
    ? navigator.clipboard.writeText(url).then(
        (): Said => ['success', 'Link copied'],
        (): Said => ['error', 'The link could not be copied'],
      )
    : ['error', 'The link could not be copied'];
}
