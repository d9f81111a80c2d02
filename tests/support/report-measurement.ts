/** Says what a proof came to, when it is run as a bench; the tests themselves are silent. */
export function reportMeasurement(promise: string, what: Record<string, number | string>): void {
  if (!process.env.FIGURES) return;
  const parts = Object.entries(what).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${promise}: ${parts.join(', ')}\n`);
}
