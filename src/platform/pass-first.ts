// A visitor who opens the pass from the home screen is waiting at a gate: until the code is on the screen, or the
// reason why there is none, nothing else may take time from it. Other launches do not wait at all.

/** If neither comes, for example because the database does not open, everything else starts after this. */
const PASS_TIMEOUT_MS = 2_000;

let settled: Promise<void> = Promise.resolve();
let resolveSettled = () => {};

/** Called at boot when the launch opens the pass of a signed-in visitor. */
export function letPassComeFirst(): void {
  settled = new Promise((resolve) => {
    resolveSettled = resolve;
    setTimeout(resolve, PASS_TIMEOUT_MS);
  });
}

export const reportPassSettled = () => resolveSettled();

/** Resolves when the pass or its reason is on the screen, or at once where the pass does not come first. */
export const afterPass = (): Promise<void> => settled;
