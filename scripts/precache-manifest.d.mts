export function toPrecacheEntries(outDir: () => string): (
  entries: { url: string; revision: string | null; size: number }[],
) => {
  manifest: { url: string; revision: string | null; size: number }[];
  warnings: string[];
};
