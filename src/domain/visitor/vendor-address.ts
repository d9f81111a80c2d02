/** The address of a vendor's document, which comes with its flag; null for a vendor that is not in use. */
export function vendorAddress(raw: unknown, name: string): string | null {
  const flags: { name?: unknown; address?: unknown }[] = Array.isArray(raw) ? raw : [];
  const address = flags.find((flag) => flag?.name === name)?.address;
  return typeof address === 'string' && /^(\/|https?:)/.test(address) ? address : null;
}
