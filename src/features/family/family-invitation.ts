import { offersPoints } from '../../domain/organiser/offers.ts';

/** Why a visitor may want to say something about the family. */
export const FAMILY_INVITATION = offersPoints
  ? 'You earn points for each child and birthday. It’s all optional, and you can change it any time.'
  : 'It’s all optional, and you can change it any time.';
