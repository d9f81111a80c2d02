const MAX_BYTES = 1024 * 1024 * 1024;
const INTERVAL_MS = 50;

/** Ends this process when it takes more memory than a picture of the largest size needs, also outside of JavaScript. */
export function limitMemory() {
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_BYTES) process.kill(process.pid, 'SIGKILL');
  }, INTERVAL_MS).unref();
}
