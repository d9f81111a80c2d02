import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FILES } from '../../../src/domain/enquiry/attachment-files.ts';
import { addFiles, sizeLabel } from '../../../src/features/enquiries/add-files.ts';

describe('addFiles', () => {
  const file = (name: string, size = 10) => ({ name, size });

  it('never returns more than three files, nor one that may not be sent', () => {
    const anyFiles = fc.array(
      fc.record({
        name: fc.constantFrom('a.jpg', 'b.pdf', 'c.exe', 'd.png', 'e.svg', 'f.txt'),
        size: fc.nat(6_000_000),
      }),
    );
    fc.assert(
      fc.property(anyFiles, anyFiles, (first, second) => {
        const { files } = addFiles(addFiles([], first).files, second);
        expect(files.length).toBeLessThanOrEqual(MAX_FILES);
        expect(
          files.every(({ name, size }) => /jpg|pdf|png|txt/.test(name) && size > 0 && size <= 5_242_880),
        ).toBe(true);
      }),
    );
  });

  it('names each rejected file, with the reason', () => {
    const { files, rejectionText } = addFiles(
      [],
      [file('a.jpg'), file('b.jpg.exe'), file('c.pdf', 6_000_000), file('d.txt', 0)],
    );
    expect(files).toEqual([file('a.jpg')]);
    for (const part of ['“b.jpg.exe” isn’t a picture', '“c.pdf” is larger than 5 MB', '“d.txt” is empty'])
      expect(rejectionText).toContain(part);
    expect(
      addFiles(
        [1, 2, 3].map((n) => file(`${n}.jpg`)),
        [file('4.jpg')],
      ).rejectionText,
    ).toContain('one too many');
  });

  it('takes a file whose name has an invisible mark or is very long, as chats and browsers give them', () => {
    const chosen = [file('photo\u200e.jpg'), file(`${'x'.repeat(220)}.pdf`)];
    expect(addFiles([], chosen)).toEqual({ files: chosen, rejectionText: null });
    expect(addFiles([], [file('photo.jpg\u200e.exe')]).files).toEqual([]);
  });

  it('adds a file once, however often it is chosen', () => {
    expect(addFiles([file('a.jpg')], [file('a.jpg'), file('a.jpg')])).toEqual({
      files: [file('a.jpg')],
      rejectionText: null,
    });
  });
});

it('sizeLabel rounds to whole KB or tenths of MB', () => {
  expect([1, 2048, 2.4 * 1024 * 1024].map(sizeLabel)).toEqual(['1 KB', '2 KB', '2.4 MB']);
});
