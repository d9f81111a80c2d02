import { expect, it } from 'vitest';
import { boothSign } from '../../../src/domain/expo/booth-sign.ts';

it('A booth is named with its hall', () => {
  expect(boothSign({ hall: 'Hall 1', booth: 'B14' })).toBe('Hall 1\u00a0· Booth B14');
});
