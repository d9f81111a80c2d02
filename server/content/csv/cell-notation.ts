/**
 * How a spreadsheet writes dates and numbers, as `organiser.json` declares it. Undeclared: whatever can be read in one
 * way only.
 */
export type CellNotation = {
  dateOrder?: 'day-month-year' | 'month-day-year' | 'year-month-day' | undefined;
  decimalMark?: '.' | ',' | undefined;
};
