import type { Order, OrderStatus } from '../../domain/shop/order.ts';

type StatusText = { label: string; text: string; tone: 'busy' | 'done' | 'off' };

const statusTexts: Record<OrderStatus, StatusText> = {
  paid: { label: 'Being packed', text: 'It’s paid, and being packed.', tone: 'busy' },
  packed: { label: 'Packed', text: 'Your order is packed.', tone: 'busy' },
  sent: { label: 'On the way', text: 'It’s on its way to you.', tone: 'busy' },
  delivered: { label: 'Delivered', text: 'It’s arrived. Enjoy!', tone: 'done' },
  collected: { label: 'Collected', text: 'You’ve picked it up. Enjoy!', tone: 'done' },
  cancelled: { label: 'Cancelled', text: 'This order was cancelled.', tone: 'off' },
};

export function orderStatusText({ status, collectAt }: Pick<Order, 'status' | 'collectAt'>): StatusText {
  return status === 'packed' && collectAt
    ? { ...statusTexts.packed, label: 'Ready to collect', text: 'Your order is packed and ready.' }
    : statusTexts[status];
}

/** What stands before the expo where an order is collected. Only one that waits has to be. */
export function collectWords(order: Pick<Order, 'status' | 'collectAt'>): string {
  if (orderStatusText(order).tone === 'busy') return 'Collect it at';
  return order.status === 'collected' ? 'Collected at' : 'For collection at';
}

/** Orders that are not delivered, collected or cancelled yet. */
export const openOrders = (orders: readonly Order[]) =>
  orders.filter((order) => orderStatusText(order).tone === 'busy');

/** The sum of the lines in sen, before discount and delivery. */
export const linesTotalSen = ({ lines }: Pick<Order, 'lines'>) =>
  lines.reduce((sum, { quantity, unitPriceSen }) => sum + quantity * unitPriceSen, 0);

/** `Anti-colic bottle, 3 pack and 2 more`: what an order holds, in pieces. */
export function orderTitle({ lines }: Pick<Order, 'lines'>): string {
  const [first, ...others] = lines;
  if (!first) return '';
  const more = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${first.quantity > 1 ? `${first.quantity} × ` : ''}${first.name}${more > 0 ? ` and ${more} more` : ''}`;
}
