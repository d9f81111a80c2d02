import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AddressCard } from '../../../src/features/addresses/address-card.tsx';
import { render } from '../../support/render.tsx';

const address = {
  id: 'home',
  label: 'Home',
  recipient: 'Anna Lim',
  phone: '+60123456789',
  line1: '1, Jalan Satu',
  line2: '',
  postcode: '50000',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  isDefault: false,
};
const ignore = () => {};

it('The name of each button begins with its text, by which voice control finds it', () => {
  render(<AddressCard address={address} onEdit={ignore} onRemove={ignore} onMakeDefault={ignore} />);
  const buttons = page.getByRole('button').elements();
  expect(buttons.map((button) => button.textContent)).toEqual(['Edit', 'Make default', 'Remove']);
  for (const button of buttons)
    expect(button.getAttribute('aria-label')).toMatch(new RegExp(`^${button.textContent}.* Home$`));
});
