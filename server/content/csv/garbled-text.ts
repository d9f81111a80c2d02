import { quoted } from '../field.ts';
import { WINDOWS_1252 } from './decode-text.ts';

/** What a spreadsheet program writes in place of a result; in German, French, Spanish and LibreOffice's words, too. */
const FORMULA_ERROR =
  /^#(?:¡|¿)?(?:REF|BEZUG|N\/A|NV|NAME|NOM|NOMBRE|VALUE|WERT|VALEUR|VALOR|DIV\/0|NULL|LEER|NUL|NUM|ZAHL|NOMBRE|SPILL|CALC)[!?]?$|^Err:5\d\d$/i;
const NARROW_COLUMN = /^#{3,}$/;

/** What a cell says instead of its value, as the rest of a sentence; null for a value. */
export function cellError(cell: string): string | null {
  const text = cell.trim();
  if (FORMULA_ERROR.test(text))
    return `“${text}” is an error of the spreadsheet, whose formula finds no value. Type the value in its place, or repair the formula, and save the file again.`;
  return NARROW_COLUMN.test(text)
    ? `“${quoted(text)}” stands where the column was too narrow for its value. Make the column wider and save the file again.`
    : null;
}

/** Not `Really??`, which people write. */
const LOST_LETTERS =
  /(?<![\p{L}\p{N})!?])\?{2,}|\?{4,}|(?<=\p{L})\?(?=\p{Ll})|(?<![^\s"“„(])\?(?=\p{L})|\?{2,}(?=\p{L})/u;
const ONLY_LOST = /^[?\s]*\?[?\s]*$/;

/** U+0080 to U+00FF, and what Windows-1252 has in place of control characters. */
const UPPER = `[\\x80-\\xff${WINDOWS_1252.replaceAll(' ', '')}]`;
const RUN = new RegExp(`${UPPER}{2,}`, 'gu');
/** What two bytes of UTF-8 are for a letter of western and eastern Europe. */
const OFTEN_TWICE = /[\u00a0-\u017f]/;
/** Letters of the alphabets that are three or four bytes each, signs such as ’ and €, and emoji. */
const FAR =
  /[\u0900-\u0eff\u2000-\u22ff\u2500-\u27bf\u3000-\u9fff\uac00-\ud7ff\uf900-\uffef\u{1f000}-\u{1faff}]/u;
/** Two bytes each: Greek, Cyrillic, Hebrew, Arabic. One of them could be capitals of another language. */
const NEAR = /[\u0370-\u06ff]{2}/;
/** Four bytes of another alphabet, read as letters and signs. */
const WITHOUT_PLAIN_LETTERS = /[\xa1-\xff]{4,}/g;
const RARE_SIGN = /[¤¥¦¬¯±²³µ¶¸¹]/;
const SIGN_IN_WORD = /\p{L}[¡¢£¤¥¦¬¯±³¶¸¹¿]\p{Ll}\S*/u;

/**
 * What is wrong with the letters of a text, as the rest of a sentence: some look as if they were lost, or read in another
 * encoding. Null if none does.
 */
export function garbledPart(text: string, isTable: boolean): string | null {
  // Addresses may have anything in them.
  const words = text
    .split(/(\s)/)
    .filter((word) => !/[/=@]/.test(word))
    .join('');
  const again = isTable
    ? 'correct the cell and save the file as “CSV UTF-8”'
    : 'correct the text and save the file as UTF-8';
  const lost = ONLY_LOST.test(text) ? text.trim() : LOST_LETTERS.exec(words)?.[0];
  if (lost)
    return `has “${around(words, lost)}”. Excel’s plain “CSV” writes question marks for letters that it has no place for, such as Chinese, Tamil and emoji: ${again}.`;
  const other =
    /\ufffd/.exec(text)?.[0] ??
    [...text.matchAll(RUN)].map(([run]) => run).find(isUtf8Twice) ??
    [...text.matchAll(WITHOUT_PLAIN_LETTERS)].map(([run]) => run).find(isOtherAlphabet) ??
    SIGN_IN_WORD.exec(words)?.[0];
  return other
    ? `has “${around(text, other)}”, which looks like letters that were read in the wrong encoding. If it is not meant, ${again}.`
    : null;
}

/** A part of a text, with the rest of its word. */
function around(text: string, part: string): string {
  const at = text.indexOf(part);
  if (at < 0) return quoted(part);
  const before = text.slice(0, at).split(/\s/).at(-1) ?? '';
  const after = text.slice(at + part.length).split(/\s/, 1)[0] ?? '';
  return quoted(before + part + after);
}

/** Whether the bytes of a run of letters are UTF-8: the text was saved as that and read as Windows-1252. */
function isUtf8Twice(run: string): boolean {
  const bytes = Uint8Array.from(run, (letter) => {
    const at = letter === ' ' ? -1 : WINDOWS_1252.indexOf(letter);
    return at < 0 ? letter.charCodeAt(0) : at + 0x80;
  });
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return OFTEN_TWICE.test(meant) || FAR.test(meant) || NEAR.test(meant);
  } catch {
    return false;
  }
}

const isOtherAlphabet = (run: string): boolean =>
  new Set(run).size > 1 && (RARE_SIGN.test(run) || (run.match(/[À-ÖØ-öø-ÿ]/g)?.length ?? 0) > 1);
