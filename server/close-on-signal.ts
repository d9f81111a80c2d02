/** Runs `close` and exits at SIGINT (Ctrl-C) or SIGTERM (a process manager). A second signal exits at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(130);
    isClosing = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
