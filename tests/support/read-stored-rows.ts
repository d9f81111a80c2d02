import { eq } from 'drizzle-orm';
import { openDatabase } from '../../server/db/client.ts';
import { actionLedger, checkIns, users } from '../../server/db/schema.ts';
import type { ProductServer } from './product-server.ts';

/** What the server holds about one visitor's check-ins. The server must be stopped: the data folder is for one alone. */
export async function readStoredCheckIns(product: ProductServer, email: string) {
  const { db, close } = await openDatabase({ dataDir: product.dataDir });
  try {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const sub = user?.cognitoSub ?? '';
    return {
      delivered: (await db.select().from(actionLedger).where(eq(actionLedger.sub, sub))).length,
      checkIns: (await db.select().from(checkIns).where(eq(checkIns.sub, sub))).length,
      /** Raised by every action that changed something. */
      revision: user?.rev ?? -1,
    };
  } finally {
    await close();
  }
}
