const format = new Intl.NumberFormat('en-MY');

/** `12,480`: how many of something, as it is written here. */
export const formatCount = (count: number) => format.format(count);
