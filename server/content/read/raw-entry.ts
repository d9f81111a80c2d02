import type { Place } from '../problem.ts';

/** An entry as it stands in a file, before its fields are read. */
export type RawEntry = {
  file: string;
  /** Such as `row 7`; missing where the file is one entry. */
  label?: string;
  /** Values are texts of cells, not JSON. */
  isCell: boolean;
  values: Record<string, unknown>;
  /** Fields that cannot be read for something that is wrong, and named, elsewhere. */
  unread?: ReadonlySet<string>;
  /** What messages call a field: in a spreadsheet with its column. */
  fieldLabel: (field: string) => string;
};

export const placeIn = ({ file, label, fieldLabel }: RawEntry, field?: string): Place => ({
  file,
  ...(label && { entry: label }),
  ...(field && { field: fieldLabel(field) }),
});
