import { type KindName, kindNames, kindOf } from '../content-kinds.ts';

/** `isInstead`: there is no file that is read in its place, so that all of its entries would be missing. */
type Misnamed = { kind: KindName; message: string; isInstead: boolean };

const OWN_FORMATS: Record<string, string> = {
  xls: 'Excel’s',
  xlsx: 'Excel’s',
  xlsm: 'Excel’s',
  ods: 'LibreOffice’s',
  numbers: 'Numbers’',
};
const SAVED_AS = /\.(csv|json|md|txt)$/i;

const simplify = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** What a file or folder with another name is meant as: `Brands.CSV`, `star buys.csv` or `brands.xlsx`. */
export function misnamed(name: string, isThere: (kind: KindName) => boolean): Misnamed | null {
  const [, stem = name, end = ''] = /^(.+?)((?:\.[a-z]{2,7})*)$/i.exec(name) ?? [];
  const kind = kindNames.find((known) => simplify(known) === simplify(stem));
  if (!kind) return null;
  const isInstead = !isThere(kind);
  const format = OWN_FORMATS[end.slice(1).toLowerCase()];
  if (format) {
    const beside = isInstead ? `There is no ${kind}.csv: ` : `${kind}.csv is used, not this file: `;
    return {
      kind,
      isInstead,
      message: `is ${format} own format, which is not read. ${beside}save it from there as “CSV UTF-8”${isInstead ? `, with the name ${kind}.csv` : ' whenever it changes'}.`,
    };
  }
  if (end !== '' && !SAVED_AS.test(end)) return null;
  const wanted = end === '' ? kind : kind + endOf(kind, end.toLowerCase());
  const why =
    name.toLowerCase() === wanted
      ? 'because of the capitals in its name'
      : 'because files of its kind have another name';
  return {
    kind,
    isInstead,
    message: isInstead
      ? `is not read ${why}. Call it ${wanted}.`
      : `is not used, because ${kind} are read from another place. Delete it, or call it ${wanted} and delete the other.`,
  };
}

/** `brands.csv.txt` is what Windows makes of a name whose ending it hides. */
const endOf = (kind: KindName, end: string): string =>
  /\.(csv|json)\b/.exec(end)?.[0] ?? (end.startsWith('.md') && kindOf(kind).body ? '.md' : '.csv');
