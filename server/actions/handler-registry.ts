import {
  handleMakeDefaultAddress,
  handlePutAddress,
  handleRemoveAddress,
} from '../addresses/action-handlers.ts';
import { handleSetAgenda } from '../agenda/action-handlers.ts';
import { handleSetVisited } from '../booth-visits/action-handlers.ts';
import { handleSetCart } from '../cart/action-handlers.ts';
import { handleCheckIn } from '../check-ins/action-handlers.ts';
import { handleSendEnquiry } from '../enquiries/action-handlers.ts';
import { handleSetFamily } from '../family/action-handlers.ts';
import { handleFollowBrand } from '../follows/action-handlers.ts';
import { handleMarkAllRead, handleMarkRead } from '../inbox/action-handlers.ts';
import { handleSetProfile } from '../profile/action-handlers.ts';
import {
  handleMergeList,
  handlePutItem,
  handleRemoveItem,
  handleSetBudget,
  handleTickItem,
} from '../shopping-list/action-handlers.ts';
import { handleSetWish } from '../wishlist/action-handlers.ts';
import type { ActionHandlers } from './action-handler.ts';

/** The handler of every action. One that is missing here does not compile. */
export const actionHandlers: ActionHandlers = {
  'expo.check-in': handleCheckIn,
  'enquiry.send': handleSendEnquiry,
  'family.set-journey': handleSetFamily,
  'profile.set': handleSetProfile,
  'address.put': handlePutAddress,
  'address.remove': handleRemoveAddress,
  'address.make-default': handleMakeDefaultAddress,
  'inbox.read': handleMarkRead,
  'inbox.read-all': handleMarkAllRead,
  'cart.set': handleSetCart,
  'wishlist.set': handleSetWish,
  'shopping-list.put': handlePutItem,
  'shopping-list.tick': handleTickItem,
  'shopping-list.remove': handleRemoveItem,
  'shopping-list.merge': handleMergeList,
  'shopping-list.set-budget': handleSetBudget,
  'agenda.set': handleSetAgenda,
  'booth.set-visited': handleSetVisited,
  'brand.follow': handleFollowBrand,
};
