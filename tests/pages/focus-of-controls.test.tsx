import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocusNearby } from '../../src/app/keep-focus-nearby.ts';
import { AddressBook } from '../../src/features/addresses/address-book.tsx';
import AddToCartButton from '../../src/features/cart/add-to-cart-button.tsx';
import { FamilyEditor } from '../../src/features/family/family-editor.tsx';
import { FaqSearch } from '../../src/features/faqs/faq-search.tsx';
import { InboxList } from '../../src/features/inbox/inbox-list.tsx';
import { ProfileForm } from '../../src/features/profile/profile-form.tsx';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { useProfile } from '../../src/features/profile/use-profile.ts';
import { startOutbox } from '../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { render } from '../support/render.tsx';

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
  isDefault: true,
};
const message = {
  id: 'm1',
  title: 'Welcome',
  body: 'Hi.',
  path: '',
  createdAt: '2026-12-04T02:00:00Z',
  isRead: false,
};
const answers: Record<string, unknown> = {
  'users.addresses.list': [address, { ...address, id: 'office', label: 'Office', isDefault: false }],
  'users.notifications.list': { items: [message], total: 1, nextCursor: null },
  'users.notifications.unreadCount': 1,
  'users.carts.list': [],
  'users.family.journey': {
    isExpecting: true,
    isParent: false,
    dueDate: null,
    children: [],
    interests: [],
  },
};
const profile = {
  id: 'u1',
  email: 'anna@example.com',
  cognitoSub: 'anna',
  displayName: 'Anna',
  fullName: '',
  phone: '',
  language: 'en',
  avatar: '',
  profileVerificationStatus: 'unverified',
};
const store = createStore();

beforeEach(async () => {
  onTestFinished(keepFocusNearby());
  const sub = `anna-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
});

function show(part: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: ({ queryKey: [path] }) => answers[String(path)] ?? null } },
  });
  client.setQueryData(profileQueries.detail('anna').queryKey, profile);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <main tabIndex={-1}>
            <div>{part}</div>
          </main>
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Presses a button with the keyboard, which goes then, and waits until something around it has the focus. */
async function pressUntilGone(name: string) {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(name)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  return document.activeElement?.textContent;
}

it('After all messages are marked as read, the focus is on the text that says so', async () => {
  show(<InboxList empty={null} />);
  expect(await pressUntilGone('Mark all as read')).toBe('All read');
});

it('After an address is made the default, the focus stays on its card', async () => {
  show(<AddressBook />);
  expect(await pressUntilGone('Make default: Office')).toMatch(/Edit/);
});

it('The focus moves to the first group of the form of the family, and back to what was entered', async () => {
  show(<FamilyEditor />);
  await pressUntilGone('Edit your family');
  await expect.element(page.getByRole('group', { name: 'Your children' })).toHaveFocus();
  await pressUntilGone('Cancel');
  expect(document.activeElement).toHaveTextContent('On the way');
});

it('After a product is added to the cart, the focus is on how many there are', async () => {
  show(<AddToCartButton slug="duck" />);
  await pressUntilGone('Add to cart');
  await expect.element(page.getByRole('group', { name: 'How many in your cart' })).toHaveFocus();
});

it('After all questions are shown again, the focus is on the heading of the first ones', async () => {
  show(<FaqSearch faqs={[{ slug: 'a', group: 'A', question: 'Parking?', answer: 'Yes.' }]} initialText="" />);
  await page.getByRole('searchbox').fill('zeppelin');
  expect(await pressUntilGone('See all questions')).toBe('A');
});

it('Enter in a field of the profile saves, and the field keeps the focus', async () => {
  show(<Profile />);
  const field = page.getByLabelText('Display name');
  await field.fill('Anna L');
  const before = field.element();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => field.element() !== before).toBe(true);
  await expect.element(field).toHaveFocus();
});

function Profile() {
  const { profile } = useProfile();
  return profile ? <ProfileForm profile={profile} /> : null;
}
