import { eq } from 'drizzle-orm';
import { newItemId } from '../../src/domain/shop/shopping-list.ts';
import { addDays } from '../../src/domain/time/dates.ts';
import { dayAt, instantMsAt } from '../../src/domain/time/expo-time.ts';
import { cartItems } from '../cart/table.ts';
import type { Database } from '../db/client.ts';
import { inboxMessages } from '../inbox/table.ts';
import { products } from '../products/table.ts';
import { shoppingItems } from '../shopping-list/table.ts';
import { users } from '../visitors/table.ts';
import { findVisitor, newVisitorRow } from '../visitors/visitor.ts';
import { cart, inboxMessages as sampleMessages, shoppingList } from './content/demo.ts';
import { EXPO_ID } from './content/demo-records.ts';
import { idsBySlug } from './ids-by-slug.ts';
import { seedDemoRecords } from './seed-demo-records.ts';

export const DEMO = { email: 'demo@yhello.test', password: 'welcome2expo', name: 'Aisyah Rahman' } as const;

type AddUser = (email: string, password: string, attributes: { name: string }) => Promise<string>;

/** Creates the demo account once; later changes stay. `now` in ms since 1970. */
export async function seedDemo(db: Database, addUser: AddUser, now: number): Promise<void> {
  const sub = await addUser(DEMO.email, DEMO.password, { name: DEMO.name });
  if (!(await findVisitor({ db }, sub))) await insertVisitor(db, sub, now);
  await seedDemoRecords(db, sub, now);
}

async function insertVisitor(db: Database, sub: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const user = newVisitorRow({ sub, email: DEMO.email, displayName: DEMO.name });
    const created = await tx
      .insert(users)
      .values({ ...user, fullName: 'Nur Aisyah binti Rahman', phone: '+60 12-555 0148' })
      .onConflictDoNothing()
      .returning({ id: users.id });
    // Another server on the same database was first.
    if (created.length === 0) return;
    await tx.update(users).set({ profileVerificationStatus: 'verified' }).where(eq(users.cognitoSub, sub));
    await tx.insert(inboxMessages).values(
      sampleMessages.map(({ daysAgo, at, ...message }, i) => {
        const createdAt = new Date(at ? instantMsAt(addDays(dayAt(now), -daysAgo), at) : now);
        return {
          ...message,
          id: `demo-notice-${i}`,
          sub,
          createdAt,
          readAt: daysAgo > 1 ? createdAt : null,
        };
      }),
    );
    await tx.insert(shoppingItems).values(
      shoppingList.map(([name, booth, ticked], i) => ({
        // Ids sort by time: these come in order and before items that the visitor adds.
        id: newItemId(i),
        sub,
        expoId: EXPO_ID,
        name,
        booth,
        ticked,
      })),
    );
    const ids = await idsBySlug(tx, products);
    const cartRows = cart.flatMap(([slug, quantity]) => {
      const productId = ids.get(slug);
      return productId ? { sub, productId, quantity } : [];
    });
    if (cartRows.length > 0) await tx.insert(cartItems).values(cartRows);
  });
}
