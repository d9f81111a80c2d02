// @script reading

/** Stages of family life. In a file without valibot, which the first load must not contain: every article shows one. */
export const STAGES = ['trying', 'pregnancy', 'newborn', 'baby', 'toddler', 'family'] as const;
export type Stage = (typeof STAGES)[number];
export const stageLabels: Readonly<Record<Stage, string>> = {
  trying: 'Trying for a baby',
  pregnancy: 'Pregnancy',
  newborn: 'Newborn',
  baby: 'First year',
  toddler: 'Toddler',
  family: 'Family life',
};
