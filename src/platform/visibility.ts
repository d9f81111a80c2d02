/**
 * Returns a function that runs the task now or, on a hidden page, once when it is visible: in a pocket nothing is sent.
 */
export function whenVisible(task: () => void): () => void {
  const run = () => {
    // The same listener is added only once.
    if (document.hidden) return document.addEventListener('visibilitychange', run);
    document.removeEventListener('visibilitychange', run);
    task();
  };
  return run;
}

/** Resolves at once or, on a hidden page, when it is visible. */
export const untilVisible = () => new Promise<void>((resolve) => whenVisible(resolve)());
