import type { Order, OrderStatus } from '../../domain/shop/order.ts';

type StatusText = { label: string; text: string; tone: 'busy' | 'done' | 'off' };

const statusTexts: Record<OrderStatus, StatusText> = {
  paid: { label: 'Paid', text: 'We have your order and are getting it ready.', tone: 'busy' },
  packed: { label: 'Packed', text: 'Everything is packed.', tone: 'busy' },
  sent: { label: 'On the way', text: 'It has left and is on its way to you.', tone: 'busy' },
  delivered: { label: 'Delivered', text: 'It has arrived. We hope it is just right.', tone: 'done' },
  collected: { label: 'Collected', text: 'You took it home. We hope it is just right.', tone: 'done' },
  cancelled: { label: 'Cancelled', text: 'This order was cancelled. Nothing more will happen.', tone: 'off' },
};

export function orderStatusText({ status, collectAt }: Pick<Order, 'status' | 'collectAt'>): StatusText {
  return status === 'packed' && collectAt
    ? { ...statusTexts.packed, label: 'Ready to collect', text: 'Everything is packed and waits for you.' }
    : statusTexts[status];
}

/** Orders that are not delivered, collected or cancelled yet. */
export const openOrders = (orders: readonly Order[]) =>
  orders.filter((order) => orderStatusText(order).tone === 'busy');

/** The sum of the lines in sen, before discount and delivery. */
export const linesTotalSen = ({ lines }: Pick<Order, 'lines'>) =>
  lines.reduce((sum, { quantity, unitPriceSen }) => sum + quantity * unitPriceSen, 0);

export const pieceCount = ({ lines }: Pick<Order, 'lines'>) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
