// The identity library: 45 KB, loaded only to sign in or up, and for a new password.
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { pool } from '../../sync/env.ts';
import { checkedStorage } from './token-storage.ts';

const COOKIE_DAYS = 365;

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: pool.id,
      userPoolClientId: pool.clientId,
      userPoolEndpoint: pool.endpoint(location.origin),
      loginWith: { email: true },
    },
  },
});
// After configure, which sets a storage of its own.
cognitoUserPoolsTokenProvider.setKeyValueStorage(
  checkedStorage(new CookieStorage({ path: '/', expires: COOKIE_DAYS, secure: true, sameSite: 'lax' })),
);

export { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signIn, signUp };
