import type { UploadType } from '../../domain/enquiry/attachment-files.ts';

/** How the bytes of each kind of picture begin, as the server knows them (`server/enquiries/detect-file-kind.ts`). */
const BEGINNINGS: readonly (readonly [UploadType, RegExp])[] = [
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/png', /^\u0089PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  ['image/heic', /^.{4}ftyp(hei[cxms]|hev[cx]|m[is]f1)/s],
];
const LONGEST = 12;

/** The type of a picture by its bytes; undefined where they are of none that is sent. */
export function pictureTypeOf(bytes: ArrayBuffer): UploadType | undefined {
  const beginning = String.fromCharCode(...new Uint8Array(bytes.slice(0, LONGEST)));
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0];
}
