import { useQuery } from '@tanstack/react-query';
import { vendorAddress } from '../../domain/visitor/vendor-address.ts';
import { flagsAs } from '../../platform/flag-queries.ts';

/** The address of a vendor's document; null for a vendor that is not in use. */
export const useVendorAddress = (name: 'chat' | 'analytics'): string | null =>
  useQuery(flagsAs((raw) => vendorAddress(raw, name))).data ?? null;
