// @sample

import { expect, it, vi } from 'vitest';
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

it('What an address needs is marked as required', async () => {
  render(<AddressForm formId="form" initialAddress={undefined} onSave={() => Promise.resolve()} />);
  const required = ['Label', 'Recipient', 'Phone', 'Street address', 'Postcode', 'Town or city'];
  for (const label of [...required, 'State or region'])
    await expect.element(page.getByLabelText(label)).toBeRequired();
  await expect.element(page.getByLabelText('(optional)')).not.toBeRequired();
});

it('Spaces around a pasted postcode are removed, and a first address starts with name and phone from the profile', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  const contact = { recipient: 'Anna Lim', phone: '+60123456789' };
  render(
    <>
      <AddressForm formId="form" initialAddress={undefined} contact={contact} onSave={onSave} />
      <button type="submit" form="form">
        Save
      </button>
    </>,
  );
  for (const [label, text] of Object.entries({ Label: 'Home', 'Street address': '1, Jalan Satu' }))
    await page.getByLabelText(label).fill(text);
  await page.getByLabelText('Town or city').fill('Kuala Lumpur');
  await page.getByLabelText('State or region').selectOptions('Kuala Lumpur');
  // The limit of a field cuts off what is pasted, not what a script sets.
  await page.getByLabelText('Postcode').click();
  document.execCommand('insertText', false, ' 50450 ');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ ...contact, postcode: '50450' }));
});
