import { expect, it } from 'vitest';
import { messageKind } from '../../../src/features/inbox/message-kind.ts';

it.each([
  ['/?menu=open', 'pass'],
  ['/account?page=expo-check-in', 'pass'],
  ['/account?page=transactions', 'points'],
  ['/expo?expoSlug=baby-fair-kl', 'expo'],
  ['/expo/directory?expoSlug=baby-fair-kl', 'booth'],
  ['/expo/starbuy', 'offer'],
  ['/products/four-in-one-car-seat', 'offer'],
  ['/shopping-list?expoSlug=baby-fair-kl', 'list'],
  ['/support-group', 'community'],
  ['/account/orders/YH-1', 'order'],
  ['', 'other'],
  ['/somewhere-new', 'other'],
])('A message that leads to "%s" is about: %s', (path, kind) => expect(messageKind(path)).toBe(kind));
