// @script list-tools

const format = new Intl.NumberFormat('en');

/** `12,480`: in English, as the texts around it. */
export const formatCount = (count: number) => format.format(count);
