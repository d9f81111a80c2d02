import { idOf } from '../fields/names.ts';
import { hallPlan } from '../fields/plans.ts';
import { line } from '../fields/text.ts';
import { kind } from '../kind.ts';

/** Plans of halls, drawn as SVG. A hall without one is laid out by its booth codes. */
export const halls = kind({
  key: ['expo', 'hall'],
  fields: { expo: idOf('expos'), hall: line, plan: hallPlan },
});
