import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OpenDatabase } from '../../../server/db/client.ts';
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
  type EmbeddedIdentityOptions,
} from '../../../server/identity/embedded-identity.ts';
import { mailboxRoutes } from '../../../server/mailbox/mailbox-routes.ts';
import { type Challenge, startSrp } from '../../support/srp-client.ts';
import { openTestDatabase } from '../../support/test-database.ts';

export const POOL_ID = 'ap-southeast-1_YhelloTest';
export const POOL_NAME = 'YhelloTest';
export const CLIENT_ID = 'testclient';
export const MEI = { email: 'mei@example.com', password: 'teddybear7', name: 'Mei' };

type Body = Record<string, unknown>;
type TokenSet = { AccessToken: string; IdToken: string; RefreshToken: string; ExpiresIn: number };
type PoolResponse = { status: number; type: string | undefined; message: string; body: Body };

/** One database per file, emptied before each test, and a pool with a clock and a peer that the test controls. */
export function openPool(options: Partial<EmbeddedIdentityOptions> = {}) {
  let opened: OpenDatabase;
  const lines: { level: string; details: object; message: string }[] = [];
  const line = (level: string) => (details: object, message: string) =>
    lines.push({ level, details, message });
  const log = { info: line('info'), warn: line('warn'), error: line('error') };

  const pool = {
    now: 0,
    peer: '127.0.0.1' as string | undefined,
    httpVersion: '1.1',
    lines,
    identity: undefined as unknown as EmbeddedIdentity,
    mailbox: undefined as unknown as Hono,
    get db() {
      return opened.db;
    },
    /** Another start over the same database, as after a restart or in a second process. */
    start: (more: Partial<EmbeddedIdentityOptions> = {}) =>
      createEmbeddedIdentity({
        db: opened.db,
        poolId: POOL_ID,
        clientId: CLIENT_ID,
        now: () => pool.now,
        log,
        ...options,
        ...more,
      }),
    async request(operation: string, body: Body): Promise<PoolResponse> {
      const response = await pool.identity.routes.request('/idp', {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify({ ClientId: CLIENT_ID, ...body }),
      });
      const json = (await response.json()) as Body;
      const type = response.headers.get('x-amzn-errortype') ?? undefined;
      expect(json.__type).toBe(type);
      return { status: response.status, type, message: String(json.message ?? ''), body: json };
    },
    /** The error name of a refused operation. Fails the test when it is not refused. */
    async refusal(operation: string, body: Body): Promise<string | undefined> {
      const { status, type } = await pool.request(operation, body);
      expect(status).toBe(400);
      return type;
    },
    async challenge(email: string, client = startSrp(POOL_NAME)): Promise<Challenge> {
      const AuthParameters = { USERNAME: email, SRP_A: client.publicA };
      const { body } = await pool.request('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
      return body.ChallengeParameters as Challenge;
    },
    async respondWith(email: string, password: string): Promise<PoolResponse> {
      const client = startSrp(POOL_NAME);
      const ChallengeResponses = client.answer(await pool.challenge(email, client), password);
      return pool.request('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses,
      });
    },
    async signIn(email: string, password: string): Promise<TokenSet> {
      const { status, body } = await pool.respondWith(email, password);
      expect(status).toBe(200);
      return body.AuthenticationResult as TokenSet;
    },
    signUp: (user: typeof MEI) =>
      pool.request('SignUp', {
        Username: user.email,
        Password: user.password,
        UserAttributes: [
          { Name: 'email', Value: user.email },
          { Name: 'name', Value: user.name },
        ],
      }),
    async lastCode(email: string): Promise<string> {
      const headers = { host: 'localhost' };
      const path = `/mailbox.json?email=${encodeURIComponent(email)}`;
      const mails = await (await pool.mailbox.request(path, { headers })).json();
      return mails[0]?.code ?? 'none';
    },
  };

  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.execute(sql`truncate pool_users, pool_codes, pool_sessions, pool_mails`);
    pool.now = Date.parse('2026-11-21T01:05:00Z');
    pool.peer = '127.0.0.1';
    pool.httpVersion = '1.1';
    lines.length = 0;
    pool.identity = await pool.start();
    pool.mailbox = mailboxRoutes(
      opened.db,
      () => ({ address: pool.peer, httpVersion: pool.httpVersion }),
      'local',
    );
  });
  return pool;
}
