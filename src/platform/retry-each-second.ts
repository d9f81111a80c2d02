const INTERVAL_MS = 1_000;
const MAX_ATTEMPTS = 30;

type Retry = {
  attempt: () => void;
  /** While this is true the time does not count. */
  isPaused: () => boolean;
  onGaveUp: () => void;
};

/** Calls `attempt` at once and then each second, 30 times at most. Returns a function that ends it. */
export function retryEachSecond({ attempt, isPaused, onGaveUp }: Retry): () => void {
  let attempts = 0;
  const end = () => clearInterval(timer);
  const next = () => {
    if (isPaused()) return;
    if (attempts === MAX_ATTEMPTS) {
      end();
      onGaveUp();
    } else {
      attempts += 1;
      attempt();
    }
  };
  const timer = setInterval(next, INTERVAL_MS);
  next();
  return end;
}
