// @script pieces

import { Share2 } from 'lucide-react';
import { useAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { share } from './share.ts';

/** Shares the address of this page by the system's share sheet, or copies it. */
export function ShareButton({ title }: { title: string }) {
  const alert = useAlert();
  return (
    <Button
      variant="outline"
      onClick={() =>
        share(title, location.origin + location.pathname).then((result) => result && alert(...result))
      }
    >
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}
