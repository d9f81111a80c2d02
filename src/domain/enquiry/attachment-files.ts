/** The kind of a file by its name. The server also checks the bytes. */
export type FileKind = 'image' | 'document';

const IMAGES = new Set('jpg jpeg png gif webp avif heic heif bmp svg tif tiff'.split(' '));
const DOCUMENTS = new Set('pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv'.split(' '));

/** Accepted types by extension. SVG is not one of them: it may contain scripts. */
export const uploadTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
} as const;
export type UploadType = (typeof uploadTypes)[keyof typeof uploadTypes];

export const MAX_FILES = 3;
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILE_NAME_LENGTH = 200;

/** Control characters, lone surrogates and invisible marks can disguise a name. Joiners of emoji are allowed. */
const DECEPTIVE = /[\p{Cc}\p{Cs}/\\]|(?![\u200c\u200d])\p{Cf}/u;
const EACH_DECEPTIVE = new RegExp(DECEPTIVE, 'gu');
/** The last extension counts. ASCII only, since letters of other scripts may look alike. */
const EXTENSION = /^.*[^\s.].*\.([A-Za-z0-9]{1,5})$/su;

/** The last extension in lower case; null without one, and for names that are too long or deceptive. */
export function extensionOf(name: string): string | null {
  if (name.length > MAX_FILE_NAME_LENGTH || DECEPTIVE.test(name)) return null;
  return EXTENSION.exec(name)?.[1]?.toLowerCase() ?? null;
}

/**
 * The name that a file is sent with. Chats and browsers give names with invisible marks, or very long ones, and who has
 * the file on a phone can hardly rename it.
 */
export function sendableName(name: string): string {
  const plain = name.replace(EACH_DECEPTIVE, '');
  const [ending = ''] = /\.[A-Za-z0-9]{1,5}$/.exec(plain) ?? [];
  if (plain.length <= MAX_FILE_NAME_LENGTH) return plain;
  const beginning = plain.slice(0, MAX_FILE_NAME_LENGTH - ending.length);
  // It may end with half a character.
  return (beginning + ending).replace(EACH_DECEPTIVE, '');
}

/** The kind of a file by its extension; null for any other file. */
export function fileKind(name: string): FileKind | null {
  const extension = extensionOf(name);
  if (extension === null) return null;
  if (IMAGES.has(extension)) return 'image';
  return DOCUMENTS.has(extension) ? 'document' : null;
}

/** The media type that a file is uploaded with, by its name; null for a file that is not accepted. */
export function uploadTypeOf(name: string): UploadType | null {
  const extension = extensionOf(name);
  if (extension === null || !Object.hasOwn(uploadTypes, extension)) return null;
  return uploadTypes[extension as keyof typeof uploadTypes];
}

export const fileKindOfType = (type: UploadType): FileKind =>
  type.startsWith('image/') ? 'image' : 'document';

export type FileRefusal = 'kind' | 'empty' | 'too-large';

/** Why a file is not accepted; null when it is. */
export function fileRefusal({ name, size }: { name: string; size: number }): FileRefusal | null {
  if (uploadTypeOf(name) === null) return 'kind';
  if (size === 0) return 'empty';
  return size > MAX_FILE_BYTES ? 'too-large' : null;
}
