import { field, notA } from '../field.ts';

/** The id of a category, which a cell may also name, without regard to capitals. */
export const category = field<string>('one of your categories', (raw, { categories }) => {
  const written = String(raw).trim();
  if (!categories) return written;
  const isWritten = (text: string) => text.toLowerCase() === written.toLowerCase();
  const found = categories.find(({ id }) => isWritten(id)) ?? categories.find(({ name }) => isWritten(name));
  if (found) return found.id;
  const names = categories.map(({ name }) => name).join(', ');
  return notA(raw, `one of ${names}. The file “categories.csv” can name others (id, name)`);
});
