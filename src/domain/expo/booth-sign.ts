// @script pieces

/** As every list and card names a booth: `Hall 1 · Booth B14`, or `Booth B14` where the hall is not known. */
export const boothSign = ({ hall, booth }: { hall?: string | undefined; booth: string }): string =>
  `${hall ? `${hall}\u00a0· ` : ''}Booth ${booth}`;
