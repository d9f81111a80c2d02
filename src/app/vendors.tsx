import type { ReactNode } from 'react';
import { useVendorAddress } from '../features/flags/use-vendor-address.ts';
import { LiveChat } from './live-chat.tsx';
import { UsageAnalytics } from './usage-analytics.tsx';

/** The chat in the place of `help`, or without it usage statistics: each only where it is configured. */
export default function Vendors({ help }: { help?: ReactNode }) {
  const address = useVendorAddress(help ? 'chat' : 'analytics');
  if (!address) return help;
  return help ? <LiveChat address={address} /> : <UsageAnalytics address={address} />;
}
