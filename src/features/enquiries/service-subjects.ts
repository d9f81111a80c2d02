import { cardsName } from '../../domain/organiser/labels.ts';
import { offersCards, offersShop } from '../../domain/organiser/offers.ts';

/** What the online service helps with, beside the app itself: a list without a closing “and”. */
export const serviceSubjects = [
  ...(offersShop ? ['orders'] : []),
  ...(offersCards ? ['vouchers', cardsName] : []),
  'your account',
].join(', ');
