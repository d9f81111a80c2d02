import { msUntilRenewal } from '../../sync/renew-tokens.ts';
import type { AppServices } from '../app-services.ts';
import { onBackOnline } from '../connectivity.ts';
import { untilVisible } from '../visibility.ts';
import { prolongPageTokens, renewPageTokens } from './access-token.ts';
import { startRenewalTimer } from './renewal-timer.ts';
import { syncSessionFromStorage } from './session-lifecycle.ts';
import { onSessionProblem } from './session-problems.ts';
import { endSession } from './sign-in-and-out.ts';
import { readStoredTokens } from './stored-tokens.ts';

/**
 * Keeps the visitor's tokens valid, and is the one place that decides what follows when that is not possible. Tokens
 * that are gone: the visitor is asked to sign in again and keeps everything. A refused renewal is tried again before it
 * ends the session. A renewed token that the server refuses ends it at once. Returns a function that stops it.
 */
export function keepSession(services: AppServices): () => void {
  void prolongPageTokens().catch(() => {});
  const noteMissingTokens = () => void syncSessionFromStorage(services);
  const loop = startRenewalTimer({
    dueInMs: async () => {
      const tokens = await readStoredTokens();
      return tokens && msUntilRenewal(tokens, Date.now());
    },
    renew: (force) => untilVisible().then(() => renewPageTokens(force)),
    onNoTokens: noteMissingTokens,
    onRefused: () => endSession(services),
    setTimer: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  const endIfCurrent = async (rejected: string | null) => {
    if ((await readStoredTokens())?.accessToken === rejected) await endSession(services);
  };
  const stops = [
    loop.stop,
    onBackOnline(loop.checkNow),
    onSessionProblem((problem, rejected) => {
      if (problem === 'no-tokens') noteMissingTokens();
      if (problem === 'not-renewable') loop.renewNow();
      if (problem === 'token-refused') void endIfCurrent(rejected);
    }),
  ];
  const onVisible = () => {
    if (!document.hidden) loop.checkNow();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
