import { accountProcedures } from './account/procedures.ts';
import { actionProcedures } from './actions/procedures.ts';
import { addressProcedures } from './addresses/procedures.ts';
import { agendaProcedures } from './agenda/procedures.ts';
import { articleProcedures } from './articles/procedures.ts';
import { boothVisitProcedures } from './booth-visits/procedures.ts';
import { brandProcedures } from './brands/procedures.ts';
import { cartProcedures } from './cart/procedures.ts';
import { categoryProcedures } from './categories/procedures.ts';
import { communityProcedures } from './community/procedures.ts';
import { contentPageProcedures } from './content-pages/procedures.ts';
import { exhibitorProcedures } from './exhibitors/procedures.ts';
import { expoProcedures } from './expos/procedures.ts';
import { familyProcedures } from './family/procedures.ts';
import { faqProcedures } from './faqs/procedures.ts';
import { flagProcedures } from './flags/procedures.ts';
import { followProcedures } from './follows/procedures.ts';
import { giftCardProcedures } from './gift-cards/procedures.ts';
import { inboxProcedures } from './inbox/procedures.ts';
import { kidsPlaceProcedures } from './kids-places/procedures.ts';
import { mediaProcedures } from './media/procedures.ts';
import { momentProcedures } from './moments/procedures.ts';
import { orderProcedures } from './orders/procedures.ts';
import { positionProcedures } from './positions/procedures.ts';
import { productProcedures } from './products/procedures.ts';
import { profileProcedures } from './profile/procedures.ts';
import { rewardProcedures } from './rewards/procedures.ts';
import { sharedListProcedures } from './shared-lists/procedures.ts';
import { transactionProcedures } from './transactions/procedures.ts';
import { router } from './trpc.ts';
import { voucherProcedures } from './vouchers/procedures.ts';
import { wishlistProcedures } from './wishlist/procedures.ts';

/** Keys are the paths that installed pages call. They stay when a folder is renamed, so the two may differ. */
export const appRouter = router({
  actions: actionProcedures,
  businesses: router({
    brands: brandProcedures,
    categories: categoryProcedures,
    products: productProcedures,
    exhibitors: exhibitorProcedures,
    articles: articleProcedures,
    moments: momentProcedures,
    media: mediaProcedures,
    faqs: faqProcedures,
    positions: positionProcedures,
    community: communityProcedures,
    kidsPlaces: kidsPlaceProcedures,
    rewards: rewardProcedures,
    pages: contentPageProcedures,
    expos: expoProcedures,
    settings: flagProcedures,
  }),
  users: router({
    orders: orderProcedures,
    vouchers: voucherProcedures,
    giftCards: giftCardProcedures,
    addresses: addressProcedures,
    transactions: transactionProcedures,
    wishlist: wishlistProcedures,
    agenda: agendaProcedures,
    boothVisits: boothVisitProcedures,
    follows: followProcedures,
    account: accountProcedures,
    sharedLists: sharedListProcedures,
    carts: cartProcedures,
    family: familyProcedures,
    notifications: inboxProcedures,
    profiles: profileProcedures,
  }),
});
export type AppRouter = typeof appRouter;
