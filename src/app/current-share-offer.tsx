import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { importComponent } from '../platform/import-with-retry.ts';
import { shareOfferAtom } from '../ui/use-share.ts';

const ShareOfferModal = lazy(() => importComponent(() => import('../ui/share-offer-modal.tsx')));

/** What is offered to be shared, if anything. */
export function CurrentShareOffer() {
  const [offer, setOffer] = useAtom(shareOfferAtom);
  return (
    offer && (
      <Suspense>
        <ShareOfferModal {...offer} onClose={() => setOffer(null)} />
      </Suspense>
    )
  );
}
