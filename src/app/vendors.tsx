import type { ReactNode } from 'react';
import { useVendorAddress } from '../features/flags/use-vendor-address.ts';
import { LiveChat } from './live-chat.tsx';
import { UsageAnalytics } from './usage-analytics.tsx';

/** Chat and usage statistics, each only where it is configured. `help` is shown where there is no chat. */
export default function Vendors({ help }: { help: ReactNode }) {
  const chatAddress = useVendorAddress('chat');
  const analyticsAddress = useVendorAddress('analytics');
  return (
    <>
      {chatAddress ? <LiveChat address={chatAddress} /> : help}
      {analyticsAddress && <UsageAnalytics address={analyticsAddress} />}
    </>
  );
}
