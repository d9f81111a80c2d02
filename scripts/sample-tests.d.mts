/** Whether the sample content is there. */
export const hasSample: boolean;
export function testsOfSample(): string[];
