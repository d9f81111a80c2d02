import { expect, it, vi } from 'vitest';

const textsFor = async (localPhone: object | null) => {
  vi.resetModules();
  vi.doMock('../../../src/domain/organiser/local-phone.ts', () => ({ localPhone }));
  return import('../../../src/domain/text/local-form-texts.ts');
};

it('Without a telephone number of the organiser’s country no other country’s is the example', async () => {
  const { phoneExample, phoneError } = await textsFor(null);
  expect(phoneExample).toBeUndefined();
  expect(phoneError).toBe('Enter a phone number with + and the country code.');
});

it('The organiser’s example is the one that is shown', async () => {
  const { phoneExample, phoneError } = await textsFor({ example: '0171 234567' });
  expect([phoneExample, phoneError]).toEqual(['0171 234567', 'Enter a phone number, like 0171 234567.']);
});
