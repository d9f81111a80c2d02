import type { BrowserContext } from '@playwright/test';
import { EMBEDDED_CLIENT_ID, EMBEDDED_POOL_ID } from '../../src/domain/visitor/user-pool.ts';
import { decodeClaims, tokenCookieName } from '../../src/sync/tokens.ts';
import type { ProductServer } from './product-server.ts';
import { type Challenge, startSrp } from './srp-client.ts';

export type Credentials = { email: string; password: string };
export type NewVisitor = Credentials & { displayName: string };

/** Exists in every data folder, with records of every kind. */
export const demoVisitor: Credentials = { email: 'demo@yhello.test', password: 'welcome2expo' };

let visitors = 0;
/** A visitor without an account yet, with an email address that no other test uses. */
export const newVisitor = (): NewVisitor => ({
  displayName: 'Siti Nurhaliza',
  email: `visitor-${process.pid}-${++visitors}@example.com`,
  password: 'welcome2expo',
});

/** The code that was mailed last. Empty when there is none. */
export async function mailedCodeFor(product: ProductServer, email: string): Promise<string> {
  const response = await fetch(`${product.address}/mailbox.json?email=${encodeURIComponent(email)}`);
  const mails = (await response.json()) as { code: string }[];
  return mails[0]?.code ?? '';
}

/** Makes a confirmed account without a browser, as the form does it. */
export async function createAccount(product: ProductServer, visitor: NewVisitor): Promise<void> {
  const { email, password, displayName } = visitor;
  await callPool(product, 'SignUp', {
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: displayName },
    ],
  });
  const ConfirmationCode = await mailedCodeFor(product, email);
  await callPool(product, 'ConfirmSignUp', { Username: email, ConfirmationCode });
}

export type SessionTokens = { sub: string; accessToken: string; idToken: string; refreshToken: string };

/** Signs in without a browser, as the form does it. */
export async function fetchTokens(
  product: ProductServer,
  { email, password }: Credentials,
): Promise<SessionTokens> {
  const srp = startSrp(EMBEDDED_POOL_ID.split('_')[1] ?? '');
  const { ChallengeParameters } = await callPool(product, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: srp.publicA },
  });
  const { AuthenticationResult } = await callPool(product, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: srp.answer(ChallengeParameters as Challenge, password),
  });
  const {
    AccessToken = '',
    IdToken = '',
    RefreshToken = '',
  } = AuthenticationResult as Record<string, string>;
  const sub = (ChallengeParameters as Challenge).USER_ID_FOR_SRP;
  return { sub, accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}

/** Signs in without a form. Pages of this context that are opened from now on are signed in. */
export async function signIn(
  context: BrowserContext,
  product: ProductServer,
  credentials: Credentials,
): Promise<void> {
  const { sub, accessToken, idToken, refreshToken } = await fetchTokens(product, credentials);
  const named = (what: string) => tokenCookieName(EMBEDDED_CLIENT_ID, sub, what);
  await addCookies(context, {
    [`CognitoIdentityServiceProvider.${EMBEDDED_CLIENT_ID}.LastAuthUser`]: sub,
    [named('accessToken')]: accessToken,
    [named('idToken')]: idToken,
    [named('refreshToken')]: refreshToken,
    [named('clockDrift')]: '0',
  });
}

/** Creates an account and signs this context in. */
export async function signUp(
  context: BrowserContext,
  product: ProductServer,
  visitor: NewVisitor = newVisitor(),
): Promise<void> {
  await createAccount(product, visitor);
  await signIn(context, product, visitor);
}

/** Makes the access token one that ends in a minute, so that its renewal is due. Its signature is wrong from now on. */
export async function makeRenewalDue(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('.accessToken'));
  const [header = '', , signature = ''] = cookie?.value.split('.') ?? [];
  const exp = Math.floor(Date.now() / 1000) + 60;
  const claims = { ...decodeClaims(cookie?.value ?? ''), iat: exp - 3_600, exp };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  await addCookies(context, { [cookie?.name ?? '']: `${header}.${payload}.${signature}` });
}

const COOKIE_LIFE_S = 365 * 24 * 60 * 60;

const addCookies = (context: BrowserContext, cookies: Record<string, string>) =>
  context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      sameSite: 'Lax',
      expires: Math.floor(Date.now() / 1000) + COOKIE_LIFE_S,
    })),
  );

async function callPool(product: ProductServer, operation: string, body: object) {
  const response = await fetch(`${product.address}/idp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: EMBEDDED_CLIENT_ID, ...body }),
  });
  if (!response.ok) throw new Error(`${operation}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
