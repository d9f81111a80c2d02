import type { Locator } from '@playwright/test';

/** Fills in the form of an address in Malaysia, which can then be saved. */
export async function fillAddress(form: Locator): Promise<void> {
  for (const [label, text] of [
    ['Label', 'Home'],
    ['Recipient', 'Siti Nurhaliza'],
    ['Phone', '012-345 6789'],
    ['Street address', '12 Jalan Kenanga'],
    ['Postcode', '47500'],
    ['Town or city', 'Subang Jaya'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption('Selangor');
}
