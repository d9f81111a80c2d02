import { expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';

it('needs no settings', () => {
  expect(readEnv({}).errorReportsTo).toBe('');
});

it.each(['https://key@reports.example.com/7', 'http://key:secret@127.0.0.1:4361/path/7'])(
  'accepts the DSN %s',
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
])('names the setting that cannot be used: %j', (settings) => {
  expect(() => readEnv(settings)).toThrow(Object.keys(settings)[0]);
});

it.each([
  ['https://api.example', 'https://api.example'],
  [' https://api.example/v2/ ', 'https://api.example/v2'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('accepts the API host "%s"', (address, apiHost) => {
  expect(readEnv({ VITE_API_HOST: address }).apiHost).toBe(apiHost);
});

it.each(['api.example', 'ftp://api.example', 'https://mei:secret@api.example', 'https://api.example/?key=1'])(
  'names the API host %s as a setting that cannot be used',
  (address) => {
    expect(() => readEnv({ VITE_API_HOST: address })).toThrow('VITE_API_HOST');
  },
);
