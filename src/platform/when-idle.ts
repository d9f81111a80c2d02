/** Safari has no idle callbacks: there a little time passes instead. */
export const whenIdle = (work: () => void) =>
  (globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300)))(() => work());
