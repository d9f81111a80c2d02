import { atom, useSetAtom } from 'jotai';
import { useAlert } from './alert.tsx';

export type ShareOffer = { title: string; url: string };
/** What is offered to be shared by a tap of its own. The app shows it. */
export const shareOfferAtom = atom<ShareOffer | null>(null);

/** A function that shares an address, and says how that went. */
export function useShare() {
  const alert = useAlert();
  const offer = useSetAtom(shareOfferAtom);
  // Loaded when it is pressed, as it would weigh on the first load of articles and expos.
  return (title: string, url: string) =>
    import('./share.ts')
      .then((part) => part.share(title, url))
      .then((result) => {
        if (result === 'needs-tap') offer({ title, url });
        else if (result) alert(...result);
      })
      .catch(() => alert('error', 'We couldn’t share this. Try again.'));
}
