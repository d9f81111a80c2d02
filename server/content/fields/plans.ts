import * as v from 'valibot';
import { type HallPlan, hallPlanSchema } from '../../../src/domain/expo/hall-plan.ts';
import { field } from '../field.ts';

export const hallPlan = field<HallPlan>('a plan of a hall, drawn in a file .svg', (raw) => {
  const parsed = v.safeParse(hallPlanSchema, raw);
  return parsed.success ? parsed.output : undefined;
});
