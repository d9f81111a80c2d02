import {
  type FileKind,
  fileKindOfType,
  type UploadType,
  uploadTypes,
} from '../../src/domain/enquiry/attachment-files.ts';

const HEAD_BYTES = 4096;
const TYPES: readonly string[] = Object.values(uploadTypes);

const startsWithHex = (bytes: Buffer, hex: string) =>
  bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const hasTextAt = (bytes: Buffer, from: number, texts: readonly string[]) =>
  texts.includes(bytes.toString('latin1', from, from + (texts[0]?.length ?? 0)));

/** The container format of Office before 2007. */
const isOldOffice = (bytes: Buffer) => startsWithHex(bytes, 'd0cf11e0a1b11ae1');
const isZip = (bytes: Buffer) => startsWithHex(bytes, '504b0304');
/** Office documents since 2007 are zip files with a folder that only their kind has. Those with macros are rejected. */
const isNewOffice = (folder: string) => (bytes: Buffer) =>
  isZip(bytes) &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes(folder) &&
  !/vbaProject/i.test(bytes.toString('latin1'));
/** HEIC and AVIF use the container format of videos; bytes 5 to 12 name the kind. */
const isIsoMedia = (brands: readonly string[]) => (bytes: Buffer) =>
  hasTextAt(bytes, 4, ['ftyp']) && hasTextAt(bytes, 8, brands);

const MARKUP = /<\s*(!doctype|\?xml|html|head|body|svg|script|iframe|object|embed|style|link|meta)\b/i;
/** UTF-8 text without markup that a browser could run. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text) && !MARKUP.test(text.slice(0, HEAD_BYTES));
  } catch {
    return false;
  }
}

const signatures: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => startsWithHex(bytes, 'ffd8ff'),
  'image/png': (bytes) => startsWithHex(bytes, '89504e470d0a1a0a'),
  'image/gif': (bytes) => hasTextAt(bytes, 0, ['GIF87a', 'GIF89a']),
  'image/webp': (bytes) => hasTextAt(bytes, 0, ['RIFF']) && hasTextAt(bytes, 8, ['WEBP']),
  'image/avif': isIsoMedia(['avif', 'avis']),
  'image/heic': isIsoMedia(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'hevc', 'hevx']),
  'image/heif': isIsoMedia(['mif1', 'msf1', 'heic', 'heix', 'heim', 'heis']),
  'application/pdf': (bytes) => hasTextAt(bytes, 0, ['%PDF-']),
  'application/msword': isOldOffice,
  'application/vnd.ms-excel': isOldOffice,
  'application/vnd.ms-powerpoint': isOldOffice,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isNewOffice('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isNewOffice('xl/'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': isNewOffice('ppt/'),
  'application/vnd.oasis.opendocument.text': (bytes) =>
    isZip(bytes) && hasTextAt(bytes, 30, ['mimetypeapplication/vnd.oasis.opendocument.text']),
  'application/rtf': (bytes) => hasTextAt(bytes, 0, ['{\\rtf']),
  'text/plain': isPlainText,
  'text/csv': isPlainText,
};

const isUploadType = (type: string): type is UploadType => TYPES.includes(type);

/** The kind of a file if its bytes match `contentType` and the kind is accepted; otherwise null. */
export function detectFileKind(bytes: Buffer, contentType: string): FileKind | null {
  const type = contentType.toLowerCase().split(';')[0]?.trim() ?? '';
  return isUploadType(type) && bytes.length > 0 && signatures[type](bytes) ? fileKindOfType(type) : null;
}
