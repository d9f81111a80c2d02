import { expect, test } from 'vitest';
import { apiHost, pool, readSettings } from '../../src/sync/env.ts';

const ORIGIN = 'https://expo.example';

test('without settings the page uses its own origin and the embedded pool', () => {
  const settings = readSettings({});
  expect(settings.apiHost).toBe('');
  expect(settings.pool).toMatchObject({ id: 'ap-southeast-1_YhelloLocal', clientId: 'yhellolocalclient' });
  expect(settings.pool.endpoint(ORIGIN)).toBe('https://expo.example/idp');
});

test('a pool in the cloud has the address of its region', () => {
  const { pool: real } = readSettings({
    VITE_USER_POOL_ID: 'eu-west-1_Abc',
    VITE_USER_POOL_CLIENT_ID: 'client',
  });
  expect(real.endpoint(ORIGIN)).toBe('https://cognito-idp.eu-west-1.amazonaws.com/');
  expect(real.clientId).toBe('client');
});

test('a configured endpoint takes precedence', () => {
  const { pool: given } = readSettings({ VITE_USER_POOL_ENDPOINT: 'https://pool.example/' });
  expect(given.endpoint(ORIGIN)).toBe('https://pool.example/');
});

test('the slash at the end of the API’s address is left out, since every path begins with one', () => {
  expect(readSettings({ VITE_API_HOST: 'https://api.example/v2/' }).apiHost).toBe('https://api.example/v2');
});

test('empty settings count as none', () => {
  const settings = readSettings({
    VITE_API_HOST: ' ',
    VITE_USER_POOL_ID: '',
    VITE_USER_POOL_ENDPOINT: undefined,
  });
  expect(settings.pool.endpoint(ORIGIN)).toBe('https://expo.example/idp');
  expect(settings.apiHost).toBe('');
});

test('the settings of this build can be read where there is no build', () => {
  expect(typeof apiHost).toBe('string');
  expect(pool.endpoint(ORIGIN)).toMatch(/^https:/);
});
