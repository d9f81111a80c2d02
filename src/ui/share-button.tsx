import { Share2 } from 'lucide-react';
import { useAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { share } from './share.ts';

/** Hands this page's address on: by the phone's own sheet, or by copying it. */
export function ShareButton({ title }: { title: string }) {
  const alert = useAlert();
  return (
    <Button
      variant="outline"
      onClick={() => share(title, location.origin + location.pathname).then((said) => said && alert(...said))}
    >
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}
