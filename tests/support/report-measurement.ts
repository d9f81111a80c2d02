/** Prints the figures of a test for the command that runs it at full size (`FIGURES=1`), as one line of JSON. */
export function reportMeasurement(name: string, figures: Record<string, number | string>): void {
  if (process.env.FIGURES) process.stdout.write(`\n${name}: ${JSON.stringify(figures)}\n`);
}
