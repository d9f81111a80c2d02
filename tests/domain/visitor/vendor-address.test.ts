import { describe, expect, it } from 'vitest';
import { vendorAddress } from '../../../src/domain/visitor/vendor-address.ts';

describe('the address of a vendor’s document', () => {
  it.each([
    [[{ name: 'chat', enabled: true, address: '/vendors/chat' }], '/vendors/chat'],
    [
      [{ name: 'chat', enabled: true, address: 'https://vendors.example/chat' }],
      'https://vendors.example/chat',
    ],
    [[{ name: 'chat', enabled: true, address: 'javascript:alert(1)' }], null],
    [[{ name: 'chat', enabled: true }], null],
    [[{ name: 'other', enabled: true, address: '/vendors/other' }], null],
    [[null, 'chat'], null],
    [{ chat: true }, null],
    [undefined, null],
  ])('is read from %j', (flags, address) => {
    expect(vendorAddress(flags, 'chat')).toBe(address);
  });
});
