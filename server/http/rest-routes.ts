import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { SPREAD_HEADER } from '../../src/domain/delivery/public-headers.ts';
import { TOKEN_HEADER, WAITING_HEADER } from '../../src/domain/delivery/token-headers.ts';
import { idSchema } from '../../src/domain/text/id-schema.ts';
import { NO_TOKEN_CAME } from '../../src/domain/visitor/no-session.ts';
import { revisionHeaders } from '../actions/revision-headers.ts';
import type { Deps } from '../deps.ts';
import { latestExpoList } from '../expos/latest-list.ts';
import { expos } from '../expos/table.ts';
import { verifyPass } from '../pass/verify-pass.ts';
import { findPointsSummary } from '../points/points-summary.ts';
import { toProfile } from '../profile/to-profile.ts';
import { readLists } from '../shared-lists/queries.ts';
import { countOpenShoppingItems } from '../shopping-list/queries.ts';
import { authenticateVisitor, type Visitor } from '../visitors/visitor.ts';
import { sendText } from './encoded-text.ts';
import { errorResponse } from './error-response.ts';
import { matchesEtag } from './etag.ts';

type Env = { Variables: { visitor: Visitor } };

const verifySchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) });

/** The REST endpoints. Those about a visitor require the access token in `x-jwt-token`. */
export function restRoutes(deps: Deps, spreadS: () => number): Hono<Env> {
  const { db, env, now } = deps;
  const latestList = latestExpoList(deps);
  const visitorsOnly = createMiddleware<Env>(async (c, next) => {
    const token = c.req.header(TOKEN_HEADER);
    const visitor = token ? await authenticateVisitor(deps, token) : null;
    if (!visitor) return errorResponse(c, 401, 'UNAUTHORIZED', token ? 'Sign in first' : NO_TOKEN_CAME);
    c.set('visitor', visitor);
    const headers = await revisionHeaders(db, visitor, c.req.header(WAITING_HEADER));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  });

  return new Hono<Env>()
    .use(async (c, next) => {
      await next();
      // Responses to requests with a token are private.
      if (c.req.header(TOKEN_HEADER)) c.header('cache-control', 'no-store');
    })
    .get('/expo/list/latest', async (c) => {
      const { etag, body } = await latestList();
      c.header('etag', etag);
      c.header('cache-control', 'no-cache');
      if (matchesEtag(c, etag)) return c.body(null, 304, { vary: 'accept-encoding' });
      c.header('content-type', 'application/json');
      return sendText(c, body);
    })
    .get('/date/get/utc-date-time', (c) => {
      // Clients need it before their first delivery: the seconds over which they spread when many reconnect at once.
      c.header(SPREAD_HEADER, String(spreadS()));
      if (env.timeCallNeedsAuth)
        return errorResponse(c, 401, 'UNAUTHORIZED', 'The time is not for everybody here');
      c.header('cache-control', 'no-store');
      return c.json(new Date(now()).toISOString());
    })
    .get('/user/get/profile', visitorsOnly, (c) => c.json(toProfile(c.get('visitor'))))
    .get('/shopping/item-list', visitorsOnly, async (c) => {
      const expoId = v.safeParse(idSchema, c.req.query('expoId'));
      if (!expoId.success) return errorResponse(c, 400, 'BAD_REQUEST', 'expoId is missing or no id');
      const [expo] = await db.select({ id: expos.id }).from(expos).where(eq(expos.id, expoId.output));
      if (!expo) return errorResponse(c, 404, 'NOT_FOUND', 'Expo Not Found');
      return c.json(await readLists(db, c.get('visitor').cognitoSub, expo.id));
    })
    .get('/shopping/item-count', visitorsOnly, async (c) =>
      c.json({ count: await countOpenShoppingItems(db, c.get('visitor').cognitoSub) }),
    )
    .get('/loyalty/get/user-summary', visitorsOnly, async (c) =>
      c.json(await findPointsSummary(deps.db, c.get('visitor').cognitoSub)),
    )
    .post('/app/qr/verify', async (c) => {
      const body = v.safeParse(verifySchema, await c.req.json().catch(() => null));
      c.header('cache-control', 'no-store');
      if (!body.success) return errorResponse(c, 400, 'BAD_REQUEST', 'Send {"token": "…"}');
      return c.json(await verifyPass(deps, body.output.token));
    });
}
