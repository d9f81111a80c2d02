/** A name that staff typed is that of several visitors. Nothing is done for any of them by chance. */
export class SeveralVisitors extends Error {
  constructor(who: string, ids: readonly string[]) {
    super(severalVisitors(who, ids));
  }
}

export const severalVisitors = (who: string, ids: readonly string[]) =>
  `${who} is the address of several visitors. Take the id of one instead: ${ids.toSorted().join(', ')}.`;
