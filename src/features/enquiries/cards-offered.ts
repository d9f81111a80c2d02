import { cardsName } from '../../domain/organiser/labels.ts';
import { offersCards } from '../../domain/organiser/offers.ts';

/** For the middle of a list. */
export const cardsOffered = offersCards ? `vouchers, ${cardsName}, ` : '';
