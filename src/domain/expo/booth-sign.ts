// @script pieces

/** As every list and card names a booth: `Hall 1 · Booth B14`. */
export const boothSign = ({ hall, booth }: { hall: string; booth: string }): string =>
  `${hall}\u00a0· Booth ${booth}`;
