import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Booths that their hall’s plan does not show, and plans of halls without an exhibitor. */
export function checkHalls({ halls, exhibitors }: Content, sources: Sources): Problem[] {
  const plans = new Map(halls.map(({ expo, hall, plan }) => [`${expo} ${hall}`, plan]));
  const used = new Set(exhibitors.map(({ expo, hall }) => `${expo} ${hall}`));
  return [
    ...exhibitors
      .filter(({ expo, hall, booth }) => {
        const plan = plans.get(`${expo} ${hall}`);
        return plan && !plan.booths.some((drawn) => drawn.booth === booth);
      })
      .map((exhibitor) =>
        warningAt(
          placeOf(sources, exhibitor, 'booth'),
          `${exhibitor.booth} is not on the plan of ${exhibitor.hall}.`,
        ),
      ),
    ...halls
      .filter(({ expo, hall }) => !used.has(`${expo} ${hall}`))
      .map((drawn) =>
        warningAt(placeOf(sources, drawn, 'hall'), `No exhibitor is in “${drawn.hall}” of ${drawn.expo}.`),
      ),
  ];
}
