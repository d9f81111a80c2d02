import { afterAll, beforeAll, expect, it } from 'vitest';
import { movedAddress } from '../../../server/content/moved-address.ts';
import { idOfSlug } from '../../../server/content/slug-history.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(['/brands/%00', '/products/a%00b', '/?expoSlug=%00', `/?expoSlug=${'x'.repeat(5_000)}`])(
  'an address whose slug can be none leads nowhere else: %.30s',
  async (path) => {
    expect(await movedAddress(server.db, new URL(path, 'http://expo.example'))).toBeNull();
  },
);

it('an invalid slug belongs to nothing', async () => {
  for (const slug of ['\0', '', 'x'.repeat(121)]) expect(await idOfSlug(server.db, 'expos', slug)).toBeNull();
});
