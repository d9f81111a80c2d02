import type { Content } from './content-kinds.ts';

/** The exhibitors whose hall was drawn without their booth. A hall without a plan is laid out by its booths. */
export function offPlanBooths({ halls, exhibitors }: Pick<Content, 'halls' | 'exhibitors'>) {
  const plans = new Map(halls.map(({ expo, hall, plan }) => [`${expo} ${hall}`, plan]));
  return exhibitors.filter(({ expo, hall, booth }) => {
    const plan = plans.get(`${expo} ${hall}`);
    return plan !== undefined && !plan.booths.some((drawn) => drawn.booth === booth);
  });
}
