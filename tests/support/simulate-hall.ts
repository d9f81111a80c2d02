import type { DeliveryQueue } from '../../server/actions/delivery-queue.ts';
import { createDeliverySpread } from '../../server/actions/delivery-spread.ts';
import { REQUEST_TIMEOUT_MS } from '../../src/sync/classify-response.ts';
import { createReturningPhone, type ReturningPhone } from './returning-phone.ts';
import { type Random, randomInt } from './seeded-random.ts';

export type Hall = {
  phones: number;
  /** Deliveries per second that the server can do. */
  capacity: number;
  /** The longest spread that the server asks for, in seconds. */
  longestSpreadS: number;
  /** The share of attempts that get lost on the way, from 0 to 1: the Wi-Fi is as weak as before. */
  lossShare: number;
  random: Random;
  /** The server's own, by a clock that the simulation sets. Without one it begins whatever arrives. */
  createQueue?: (now: () => number) => DeliveryQueue;
};

/**
 * `peak`: the most deliveries that the server began in one second. `lastS`: when the last phone had its answer, in s
 * after the signal came back, infinite if that is not within half an hour. `repeats`: deliveries that the server did
 * although the phone had given up.
 */
type HallResult = { peak: number; lastS: number; attempts: number; sentAway: number; repeats: number };

/** A server that is not done by then will never be. */
const LIMIT_MS = 30 * 60 * 1000;

type Phone = ReturningPhone & { account: string; spreadS: number; notBeforeMs: number };

/**
 * Phones with one waiting action each get their signal back in the same second. Their attempts follow the real policy;
 * the server does one delivery after another at its capacity.
 */
export function simulateHall(hall: Hall): HallResult {
  const { phones, capacity, lossShare, random } = hall;
  const spread = createDeliverySpread(hall.longestSpreadS, () => 0);
  const costMs = 1000 / capacity;
  const result: HallResult = { peak: 0, lastS: 0, attempts: 0, sentAway: 0, repeats: 0 };
  const begunInSecond = new Map<number, number>();
  const dueAt = new Map<number, Phone[]>();
  const ends: { atMs: number; account: string }[] = [];
  let [nowMs, freeAtMs, left, ended] = [0, 0, phones, 0];
  const queue = hall.createQueue?.(() => nowMs);

  const wait = (phone: Phone, fromMs: number) => {
    const atMs = Math.round(fromMs + phone.nextWaitMs(phone, fromMs));
    dueAt.set(atMs, [...(dueAt.get(atMs) ?? []), phone]);
  };
  const attempt = (phone: Phone, atMs: number) => {
    result.attempts++;
    const retryAfterS = queue?.enter(phone.account) ?? null;
    if (retryAfterS !== null) {
      result.sentAway++;
      phone.settle('later');
      phone.notBeforeMs = atMs + retryAfterS * 1000;
      return wait(phone, atMs);
    }
    freeAtMs = Math.max(freeAtMs, atMs) + costMs;
    ends.push({ atMs: freeAtMs, account: phone.account });
    const second = Math.floor((freeAtMs - costMs) / 1000);
    begunInSecond.set(second, (begunInSecond.get(second) ?? 0) + 1);
    const isAnswered = freeAtMs - atMs <= REQUEST_TIMEOUT_MS && random() >= lossShare;
    if (isAnswered) {
      left--;
      result.lastS = Math.max(result.lastS, freeAtMs / 1000);
      return;
    }
    result.repeats++;
    phone.settle('later');
    wait(phone, Math.min(freeAtMs, atMs + REQUEST_TIMEOUT_MS));
  };

  for (let i = 0; i < phones; i++) {
    // The shortest time that it can have: that of its first visit, by how many visitors came before.
    spread.addVisitor(String(i));
    const times = { spreadS: spread.seconds(), notBeforeMs: 0 };
    const phone = { ...createReturningPhone(random), account: String(i), ...times };
    wait(phone, randomInt(random, 1000));
  }
  for (let atMs = 0; left > 0 && atMs < LIMIT_MS; atMs++) {
    for (let end = ends[ended]; end && end.atMs <= atMs; end = ends[++ended]) {
      nowMs = end.atMs;
      queue?.leave(end.account);
    }
    nowMs = atMs;
    for (const phone of dueAt.get(atMs) ?? []) attempt(phone, atMs);
    dueAt.delete(atMs);
  }
  // Not `Math.max` with all values as arguments: a slow server gives more seconds than a call can take.
  for (const begun of begunInSecond.values()) result.peak = Math.max(result.peak, begun);
  if (left > 0) result.lastS = Number.POSITIVE_INFINITY;
  return result;
}
