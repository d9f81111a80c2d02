import { useAtomValue } from 'jotai';
import { productName } from '../../domain/organiser/brand.ts';
import { ConsentSetting } from '../../features/analytics/consent-setting.tsx';
import { useVendorAddress } from '../../features/flags/use-vendor-address.ts';
import { isUserReadyAtom } from '../../platform/session/session-state.ts';
import { LegalPage, legalPageModule } from './legal-page.tsx';

export const { head, initialQueries, status } = legalPageModule(
  'privacy-policy',
  `How ${productName} treats what it knows about you.`,
);

export function Page() {
  const analyticsAddress = useVendorAddress('analytics');
  // The answer is on the phone, which the server's HTML cannot know.
  const isUserReady = useAtomValue(isUserReadyAtom);
  return (
    <>
      <LegalPage slug="privacy-policy" />
      {analyticsAddress && isUserReady && <ConsentSetting />}
    </>
  );
}
