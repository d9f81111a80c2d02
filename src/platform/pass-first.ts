// A visitor who opens the pass from the home screen stands in front of a gate: until the code is on the screen, nothing
// else may take time from it. Other launches do not wait at all.

/** Where no code can be shown, for example without a key, everything else starts after this. */
const PASS_TIMEOUT_MS = 2_000;

let shown: Promise<void> = Promise.resolve();
let resolveShown = () => {};

/** Called at boot when the launch opens the pass of a signed-in visitor. */
export function letPassComeFirst(): void {
  shown = new Promise((resolve) => {
    resolveShown = resolve;
    setTimeout(resolve, PASS_TIMEOUT_MS);
  });
}

export const reportPassShown = () => resolveShown();

/** Resolves when the pass is on the screen, or at once where it does not come first. */
export const afterPass = (): Promise<void> => shown;
