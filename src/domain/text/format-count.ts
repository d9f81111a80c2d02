// @script pieces

/** `12,480` for the digits `12480`. Not by `Intl.NumberFormat`: making the first one takes a slow phone 60 ms. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `12,480`: a whole number in English, as the texts around it. */
export const formatCount = (count: number): string => groupThousands(String(count));
