import { expect, test } from 'vitest';
import { isPoolError, poolErrorName, poolRequest } from '../../src/sync/pool-client.ts';

test('a call names its operation in a header and carries its input as JSON', () => {
  expect(poolRequest('RevokeToken', { ClientId: 'c', Token: 't' })).toEqual({
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: '{"ClientId":"c","Token":"t"}',
  });
});

test('an error of the pool is known by its name, with or without a namespace', () => {
  expect(poolErrorName({ __type: 'NotAuthorizedException' })).toBe('NotAuthorizedException');
  expect(poolErrorName({ __type: 'com.amazonaws#NotAuthorizedException' })).toBe('NotAuthorizedException');
});

test('any other body is no error of the pool', () => {
  for (const body of [undefined, null, 7, 'text', [], {}, { __type: '' }, { __type: 7 }, { error: {} }])
    expect(isPoolError(body)).toBe(false);
});
