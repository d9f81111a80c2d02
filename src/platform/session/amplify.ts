// @script amplify

// The identity library: 29 KB compressed, loaded only to sign in or up, and for a new password.
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
import { ConsoleLogger } from 'aws-amplify/utils';
import { pool } from '../../sync/env.ts';
import { amplifyTokenStorage } from './amplify-token-storage.ts';
import { limitRequests } from './limit-requests.ts';

// It warns in the console of every pool that is not at Amazon's own address.
ConsoleLogger.LOG_LEVEL = 'ERROR';
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
limitRequests(pool.endpoint(location.origin));
// After `configure`, which sets another storage.
cognitoUserPoolsTokenProvider.setKeyValueStorage(amplifyTokenStorage);

export { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signIn, signUp };
