/** Prints the figures of a test that runs as a bench (`FIGURES=1`). */
export function reportMeasurement(promise: string, what: Record<string, number | string>): void {
  if (!process.env.FIGURES) return;
  const parts = Object.entries(what).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${promise}: ${parts.join(', ')}\n`);
}
