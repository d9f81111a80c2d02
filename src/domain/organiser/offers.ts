// The build replaces these with values of the content folder (`server/content/organiser-config/built-config.ts`).

/** Visitors earn points, which they swap for rewards. */
export const offersPoints: boolean = true;
/** There is a page about working here, with the open positions. */
export const offersCareers: boolean = true;
/** A cart, orders, and addresses to deliver to. */
export const offersShop: boolean = true;
/** Vouchers and gift cards. */
export const offersCards: boolean = true;
