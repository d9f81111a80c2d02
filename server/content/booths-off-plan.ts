import { TO_BE_CONFIRMED } from '../../src/domain/expo/booth-code.ts';
import type { Content } from './content-kinds.ts';

/**
 * The exhibitors that no map shows: their booth is to be confirmed, or their hall was drawn without it. A hall without
 * a plan is laid out by its booths.
 */
export function offPlanBooths({ halls, exhibitors }: Pick<Content, 'halls' | 'exhibitors'>) {
  const plans = new Map(halls.map(({ expo, hall, plan }) => [`${expo} ${hall}`, plan]));
  return exhibitors.filter(({ expo, hall, booth }) => {
    const plan = plans.get(`${expo} ${hall}`);
    return booth === TO_BE_CONFIRMED || (plan && !plan.booths.some((drawn) => drawn.booth === booth));
  });
}
