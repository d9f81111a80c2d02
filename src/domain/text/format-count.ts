// @script list-tools

const format = new Intl.NumberFormat('en-MY');

/** `12,480`: a number in the format of Malaysia. */
export const formatCount = (count: number) => format.format(count);
