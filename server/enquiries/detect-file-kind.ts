import {
  type FileKind,
  fileKindOfType,
  type UploadType,
  uploadTypes,
} from '../../src/domain/enquiry/attachment-files.ts';

const HEAD_BYTES = 4096;
const TYPES: readonly string[] = Object.values(uploadTypes);

const begins = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const says = (bytes: Buffer, from: number, words: readonly string[]) =>
  words.includes(bytes.toString('latin1', from, from + (words[0]?.length ?? 0)));

/** The old Office's container, and the zip of the new, by the folder that only this kind has. Programs inside: no. */
const isOldOffice = (bytes: Buffer) => begins(bytes, 'd0cf11e0a1b11ae1');
const isZip = (bytes: Buffer) => begins(bytes, '504b0304');
const isNewOffice = (folder: string) => (bytes: Buffer) =>
  isZip(bytes) &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes(folder) &&
  !/vbaProject/i.test(bytes.toString('latin1'));
/** HEIC and AVIF are films of one frame: the fifth to twelfth byte say which. */
const isFilm = (brands: readonly string[]) => (bytes: Buffer) =>
  says(bytes, 4, ['ftyp']) && says(bytes, 8, brands);

const MARKUP = /<\s*(!doctype|\?xml|html|head|body|svg|script|iframe|object|embed|style|link|meta)\b/i;
/** Words and nothing that a browser would run, should it ever see them. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text) && !MARKUP.test(text.slice(0, HEAD_BYTES));
  } catch {
    return false;
  }
}

const looksLike: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => begins(bytes, 'ffd8ff'),
  'image/png': (bytes) => begins(bytes, '89504e470d0a1a0a'),
  'image/gif': (bytes) => says(bytes, 0, ['GIF87a', 'GIF89a']),
  'image/webp': (bytes) => says(bytes, 0, ['RIFF']) && says(bytes, 8, ['WEBP']),
  'image/avif': isFilm(['avif', 'avis']),
  'image/heic': isFilm(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'hevc', 'hevx']),
  'image/heif': isFilm(['mif1', 'msf1', 'heic', 'heix', 'heim', 'heis']),
  'application/pdf': (bytes) => says(bytes, 0, ['%PDF-']),
  'application/msword': isOldOffice,
  'application/vnd.ms-excel': isOldOffice,
  'application/vnd.ms-powerpoint': isOldOffice,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isNewOffice('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isNewOffice('xl/'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': isNewOffice('ppt/'),
  'application/vnd.oasis.opendocument.text': (bytes) =>
    isZip(bytes) && says(bytes, 30, ['mimetypeapplication/vnd.oasis.opendocument.text']),
  'application/rtf': (bytes) => says(bytes, 0, ['{\\rtf']),
  'text/plain': isPlainText,
  'text/csv': isPlainText,
};

const isUploadType = (type: string): type is UploadType => TYPES.includes(type);

/** What the bytes are, if they are what `contentType` says and we take such files; else null. */
export function detectFileKind(bytes: Buffer, contentType: string): FileKind | null {
  const [type = ''] = contentType.toLowerCase().split(';');
  const known = type.trim();
  return isUploadType(known) && bytes.length > 0 && looksLike[known](bytes) ? fileKindOfType(known) : null;
}
