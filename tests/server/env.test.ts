import { expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';

it('The server needs no settings', () => {
  expect(readEnv({}).errorReportsTo).toBe('');
});

it.each(['https://key@reports.example.com/7', 'http://key:secret@127.0.0.1:4361/path/7'])(
  'The server accepts the DSN %s',
  (dsn) => {
    expect(readEnv({ VITE_SENTRY_DSN: dsn }).errorReportsTo).toBe(dsn);
  },
);

it.each([
  { VITE_SENTRY_DSN: 'reports.example.com' },
  { VITE_SENTRY_DSN: 'https://reports.example.com/7' },
  { VITE_SENTRY_DSN: 'https://key@reports.example.com/' },
  { VITE_SENTRY_TRACE_RATE: '2' },
  { VITE_SENTRY_TRACE_RATE: 'all' },
])('The server names the setting that cannot be used: %j', (settings) => {
  expect(() => readEnv(settings)).toThrow(Object.keys(settings)[0]);
});

it.each([
  ['https://api.example', 'https://api.example'],
  [' https://api.example/v2/ ', 'https://api.example/v2'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('The server accepts the API host "%s"', (address, apiHost) => {
  expect(readEnv({ VITE_API_HOST: address }).apiHost).toBe(apiHost);
});

it.each(['api.example', 'ftp://api.example', 'https://mei:secret@api.example', 'https://api.example/?key=1'])(
  'The server names the API host %s as a setting that cannot be used',
  (address) => {
    expect(() => readEnv({ VITE_API_HOST: address })).toThrow('VITE_API_HOST');
  },
);

it.each(['VITE_USER_POOL_ENDPOINT', 'USER_POOL_JWKS_URL'])('%s is an address that a server opens', (name) => {
  for (const address of ['pool.example', 'pool.example:443', 'ftp://pool.example', '/idp'])
    expect(() => readEnv({ [name]: address })).toThrow(name);
  for (const address of ['https://pool.example/idp', ' http://localhost:4000/idp ', ''])
    expect(() => readEnv({ [name]: address })).not.toThrow();
});

it.each([
  [{}, 'local'],
  [{ PUBLIC_ORIGIN: 'http://localhost:4173' }, 'local'],
  [{ PUBLIC_ORIGIN: 'http://192.168.1.20:4173' }, 'local'],
  [{ PUBLIC_ORIGIN: 'http://[::1]:4173' }, 'local'],
  [{ PUBLIC_ORIGIN: 'https://expo.example' }, null],
  [{ PUBLIC_ORIGIN: 'https://10.expo.example' }, null],
  [{ PUBLIC_ORIGIN: 'https://expo.example', MAILBOX: '1' }, 'open'],
  [{ CLIENT_ADDRESS_HEADER: 'x-forwarded-for' }, null],
  [{ MAILBOX: '0' }, null],
  [{ VITE_USER_POOL_ID: 'ap-southeast-1_Pool' }, null],
])('with %j the mailbox is %s', (settings, access) => {
  expect(readEnv(settings).mailbox).toBe(access);
});

it.each(['PUBLIC_ORIGIN', 'VENDOR_ORIGIN'])('%s needs a scheme that a browser opens', (name) => {
  for (const address of ['expo.example:443', 'localhost:4173', 'ftp://expo.example'])
    expect(() => readEnv({ PUBLIC_ORIGIN: 'https://expo.example', [name]: address })).toThrow(
      `${name}: does not begin with https:// or http://`,
    );
});
