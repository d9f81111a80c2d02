import { expect, it } from 'vitest';
import type { AppServices } from '../../../src/platform/app-services.ts';
import {
  authenticate,
  parseCode,
  register,
  requireEmail,
} from '../../../src/platform/session/authenticate.ts';

it.each(['demo', 'a@b', '@b.my', 'a b@c.my', 'a@b@c.my'])(
  '%s is no email, at the login and for a new password',
  async (typed) => {
    expect(() => requireEmail(typed)).toThrow('email');
    await expect(authenticate({} as AppServices, typed, 'welcome2expo')).rejects.toThrow('email');
  },
);

it('An email is sent as the pool has it', () => {
  expect(requireEmail(" O'Brien+expo@Mail.example.my ")).toBe("o'brien+expo@mail.example.my");
});

it('An email or a code that was pasted with marks that nobody sees is taken without them', () => {
  expect(requireEmail('\u200baisyah@mail.example.my\u200e')).toBe('aisyah@mail.example.my');
  expect(parseCode('\u200e123\u2060-456\u200b')).toBe('123456');
});

it('A password longer than the pool takes is named as such, and not the email', async () => {
  const fields = { displayName: 'Aisyah', email: 'a@b.my', password: `a1${'x'.repeat(255)}` };
  await expect(register(fields)).rejects.toMatchObject({
    errors: { password: 'A password has at most 256 characters.' },
  });
});

it('A new password with a space at its end, as a paste brings it, is named as such, and not the email', async () => {
  const fields = { displayName: 'Aisyah', email: 'a@b.my', password: 'welcome2expo ' };
  await expect(register(fields)).rejects.toMatchObject({
    errors: { password: 'A password can’t begin or end with a space.' },
  });
});
