import type { ReactNode } from 'react';
import { useVendorAddress } from '../features/flags/use-vendor-address.ts';
import { LiveChat } from './live-chat.tsx';
import { UsageAnalytics } from './usage-analytics.tsx';

/**
 * Chat and usage statistics, each only where it is configured. With `help`, which has another place on the page:
 * renders `help` alone, and only if there is no chat.
 */
export default function Vendors({ help }: { help?: ReactNode }) {
  const chatAddress = useVendorAddress('chat');
  const analyticsAddress = useVendorAddress('analytics');
  if (help) return !chatAddress && help;
  return (
    <>
      {chatAddress && <LiveChat address={chatAddress} />}
      {analyticsAddress && <UsageAnalytics address={analyticsAddress} />}
    </>
  );
}
