// @sample

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AddressForm } from '../../../src/features/addresses/address-form.tsx';
import { Modal } from '../../../src/ui/modal.tsx';
import { render } from '../../support/render.tsx';

it('The fields of an address lie beside each other, inside the dialog of a phone', async () => {
  render(
    <Modal open onClose={() => {}} title="Add an address">
      <AddressForm formId="form" initialAddress={undefined} onSave={() => Promise.resolve()} />
    </Modal>,
  );
  const boxOf = (label: string) =>
    page.getByLabelText(label, { exact: true }).element().parentElement?.getBoundingClientRect() as DOMRect;
  await expect.element(page.getByLabelText('Postcode')).toBeInTheDocument();
  const form = document.querySelector('form')?.parentElement as HTMLElement;
  const inner = form.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(form).paddingRight);
  for (const label of ['Phone', 'Town or city', 'State or region'])
    expect(boxOf(label).right, label).toBeLessThanOrEqual(inner);
  expect(boxOf('Postcode').right).toBeLessThan(boxOf('Town or city').left);
});
