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

/** Entries of the directory in a compound file stand at multiples of their size. */
const ENTRY_BYTES = 128;
const ENTRY_NAME_BYTES = 64;
/** What holds macros in a compound file. The format ignores case. */
const MACRO_ENTRY = /^(macros|vba|_vba_project.*)$/i;
/** The record by which a presentation says that it has macros: they are compressed there, and have no entry. */
const PRESENTATION_MACROS = Buffer.from('1f00ff0314000000020000040c000000', 'hex');

/** The container format of Office before 2007. Documents with macros are rejected. */
const isOldOffice = (bytes: Buffer) =>
  startsWithHex(bytes, 'd0cf11e0a1b11ae1') && !hasMacroEntry(bytes) && !bytes.includes(PRESENTATION_MACROS);

function hasMacroEntry(bytes: Buffer): boolean {
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    // With the zero that ends the name.
    const nameBytes = bytes.readUInt16LE(at + ENTRY_NAME_BYTES);
    if (nameBytes < 4 || nameBytes > ENTRY_NAME_BYTES) continue;
    if (MACRO_ENTRY.test(bytes.toString('utf16le', at, at + nameBytes - 2))) return true;
  }
  return false;
}

/** An object in rich text can be any file, also a program. */
const isRichText = (bytes: Buffer) =>
  hasTextAt(bytes, 0, ['{\\rtf']) && !/(?<!\\)(?:\\\\)*\\obj[a-z]/i.test(bytes.toString('latin1'));
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
    isZip(bytes) &&
    hasTextAt(bytes, 30, ['mimetypeapplication/vnd.oasis.opendocument.text']) &&
    !bytes.includes('Basic/') &&
    !bytes.includes('Scripts/'),
  'application/rtf': isRichText,
  'text/plain': isPlainText,
  'text/csv': isPlainText,
};

const isUploadType = (type: string): type is UploadType => TYPES.includes(type);

/** The kind of a file if its bytes match `contentType` and the kind is accepted; otherwise null. */
export function detectFileKind(bytes: Buffer, contentType: string): FileKind | null {
  const type = contentType.toLowerCase().split(';')[0]?.trim() ?? '';
  return isUploadType(type) && bytes.length > 0 && signatures[type](bytes) ? fileKindOfType(type) : null;
}
