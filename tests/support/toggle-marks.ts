import type { Page } from '@playwright/test';
import type { Action } from '../../src/domain/delivery/actions.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { readOutboxInPage } from './read-outbox.ts';
import type { Deliveries } from './watch-deliveries.ts';

// Hearts and the follow button: what they show is compared with the outbox on the phone and with what the server has
// done.

type Mark = { id: string; isOn: boolean; isPending: boolean };
/** `before` and `after`: the outbox around the moment at which the marks were read. */
type Moment = { before: OutboxEntry[]; marks: Mark[]; waitingText: string; after: OutboxEntry[] };

type AddedAction = Pick<Action, 'key' | 'name' | 'input'>;
declare global {
  var addedActions: AddedAction[];
}

/** Run in a page before its scripts: lists what is put into the outbox. */
export function listAddedActions(): void {
  const { add } = IDBObjectStore.prototype;
  globalThis.addedActions = [];
  IDBObjectStore.prototype.add = function (value: { action: AddedAction }, ...more) {
    if (this.name === 'outbox') globalThis.addedActions.push(value.action);
    return add.call(this, value, ...more);
  };
}

export const TOGGLES = 'main button[aria-pressed]:is([aria-label^="Wishlist: "], :has(.visually-hidden))';

/** What a toggle is about, in the words of its action. */
export function subjectOf({ name, input }: Pick<Action, 'name' | 'input'>): { id: string; isOn: boolean } {
  const { slug, isWished, isFollowed } = input as { slug: string; isWished?: boolean; isFollowed?: boolean };
  return { id: `${name} ${slug}`, isOn: isWished ?? isFollowed ?? false };
}

async function readMoment(page: Page): Promise<Moment> {
  const before = await page.evaluate(readOutboxInPage);
  const shown = await page.evaluate((selector) => {
    const marks = [...document.querySelectorAll<HTMLElement>(selector)].map((button) => ({
      id: button.getAttribute('aria-label') ?? location.pathname,
      isOn: button.getAttribute('aria-pressed') === 'true',
      isPending: button.hasAttribute('data-pending'),
    }));
    const link = document.querySelector('header a[aria-label*="waiting to be sent"]');
    return { marks, waitingText: link?.getAttribute('aria-label') ?? '' };
  }, TOGGLES);
  return { before, ...shown, after: await page.evaluate(readOutboxInPage) };
}

/** What the marks show that is not true, one sentence each. `idOf`: the subject of each mark that was tapped so far. */
export async function readWrongMarks(
  page: Page,
  idOf: ReadonlyMap<string, string>,
  server: Deliveries,
): Promise<string[]> {
  const { before, marks, waitingText, after } = await readMoment(page);
  const waitingIn = (entries: OutboxEntry[]) => entries.filter(({ state }) => state === 'waiting');
  const [waiting, still] = [waitingIn(before), waitingIn(after)];
  // While a delivery ends, the screen may be about either moment.
  if (JSON.stringify(waiting) !== JSON.stringify(still)) return ['the outbox is changing'];
  const wrong = marks.flatMap(({ id: label, isOn, isPending }) => {
    const id = idOf.get(label);
    // A mark without an id was tapped only in a page that was killed before the mark could be read.
    if (!id) return [];
    const own = waiting.map(({ action }) => subjectOf(action)).findLast((subject) => subject.id === id);
    if (own) return isPending && isOn === own.isOn ? [] : [`${label} waits and shows ${isOn}, ${isPending}`];
    if (isPending) return [`${label} shows that it waits, and nothing waits`];
    const isOnServer = lastOnServer(id, server);
    return isOn === isOnServer ? [] : [`${label} shows ${isOn}, and the server has ${isOnServer}`];
  });
  const count = Number.parseInt(waitingText || '0', 10);
  return count === waiting.length ? wrong : [...wrong, `the header counts ${count} of ${waiting.length}`];
}

function lastOnServer(id: string, { sentByKey, results }: Deliveries): boolean {
  const done = [...results.values()].filter(({ verdict }) => verdict === 'done');
  const last = done
    .map(({ key }) => sentByKey.get(key))
    .findLast((action) => action !== undefined && subjectOf(action).id === id);
  return last ? subjectOf(last).isOn : false;
}
