import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  fileKind,
  fileRefusal,
  MAX_FILE_BYTES,
  MAX_FILE_NAME_LENGTH,
  uploadTypeOf,
  uploadTypes,
} from '../../../src/domain/enquiry/attachment-files.ts';

const IMAGES = 'jpg jpeg png gif webp avif heic heif bmp svg tif tiff'.split(' ');
const DOCUMENTS = 'pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv'.split(' ');
const plainBase = fc.stringMatching(/^[\p{L}\p{N} _().-]{0,40}$/u).map((text) => `${text}a`);
const extension = fc.constantFrom(...IMAGES, ...DOCUMENTS);
/** The same text with some letters in upper case. */
const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isUpper) => [...text].map((c, i) => (isUpper[i] ? c.toUpperCase() : c)).join(''));
const fileName = fc
  .tuple(plainBase, extension)
  .chain(([base, ext]) => inAnyCase(ext).map((written) => ({ name: `${base}.${written}`, ext })));

describe('a file name', () => {
  it('has the kind of its extension, in upper or lower case', () => {
    fc.assert(
      fc.property(fileName, ({ name, ext }) => {
        expect(fileKind(name)).toBe(IMAGES.includes(ext) ? 'image' : 'document');
        expect(extensionOf(name)).toBe(ext);
      }),
    );
  });

  it('has the kind of its last extension only', () => {
    fc.assert(
      fc.property(
        fileName,
        fc.constantFrom('exe', 'html', 'js', 'sh', 'docm', 'zip'),
        ({ name, ext }, other) => {
          expect(fileKind(`${name}.${other}`)).toBeNull();
          expect(fileKind(`a.${other}.${ext}`)).toBe(IMAGES.includes(ext) ? 'image' : 'document');
        },
      ),
    );
  });

  it.each([
    ['no extension', 'photo'],
    ['nothing but an extension', '.pdf'],
    ['blanks before the extension', '   .pdf'],
    ['dots before the extension', '..pdf'],
    ['an empty name', ''],
    ['a dot at the end', 'photo.jpg.'],
    ['a blank at the end', 'photo.jpg '],
    ['a blank in the extension', 'photo.j pg'],
    ['a program', 'photo.jpg.exe'],
    ['an extension written backwards', 'photo\u202egpj.exe'],
    ['reversed text before a good extension', 'exe\u202e.jpg'],
    ['an invisible mark in the extension', 'photo.j\u200bpg'],
    ['a letter of another alphabet', 'photo.j\u0440g'],
    ['a wide dot', 'photo\uff0ejpg'],
    ['wide letters', 'photo.\uff4a\uff50\uff47'],
    ['a zero byte', 'photo.exe\u0000.jpg'],
    ['a line break', 'photo\n.jpg'],
    ['a path to another folder', '../../photo.jpg'],
    ['a Windows path', 'C:\\photo.jpg'],
    ['a lone surrogate', 'photo\ud800.jpg'],
    ['a member of every object as its extension', 'photo.constructor'],
    ['too many characters', `${'a'.repeat(MAX_FILE_NAME_LENGTH)}.jpg`],
  ])('with %s is refused', (_, name) => {
    expect(fileKind(name)).toBeNull();
    expect(uploadTypeOf(name)).toBeNull();
  });

  it('may contain letters of any language and emoji', () => {
    for (const name of ['照片.jpg', 'résumé 2026.PDF', 'சுற்றுலா.png', '👨‍👩‍👧 family.heic', 'a.b.c (1).jpeg'])
      expect(fileKind(name)).not.toBeNull();
  });
});

describe('An accepted file', () => {
  it('is a picture or a document of a kind that browsers do not execute', () => {
    for (const ext of Object.keys(uploadTypes)) {
      expect(fileKind(`a.${ext}`)).not.toBeNull();
      expect(fileRefusal({ name: `a.${ext}`, size: 1 })).toBeNull();
    }
    for (const name of ['a.svg', 'a.html', 'a.htm', 'a.xml', 'a.js', 'a.docm', 'a.zip'])
      expect(fileRefusal({ name, size: 1 })).toBe('kind');
  });

  it('is not empty and has at most 5 MB', () => {
    expect(fileRefusal({ name: 'a.pdf', size: 0 })).toBe('empty');
    expect(fileRefusal({ name: 'a.pdf', size: MAX_FILE_BYTES })).toBeNull();
    expect(fileRefusal({ name: 'a.pdf', size: MAX_FILE_BYTES + 1 })).toBe('too-large');
  });
});

it('No file name makes the check throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (name, size) => {
      const refusal = fileRefusal({ name, size });
      if (refusal === null) expect(fileKind(name)).not.toBeNull();
    }),
  );
});
