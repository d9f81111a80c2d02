import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { detectFileKind } from '../../../server/enquiries/detect-file-kind.ts';
import { attachmentSchema } from '../../../src/domain/enquiry/enquiry.ts';
import { loadAttachments } from '../../../src/features/enquiries/load-attachments.ts';
import { sampleFiles } from '../../support/enquiry.fixture.ts';

async function load(name: string, bytes: Uint8Array) {
  const { attachments, files } = await loadAttachments([new File([new Uint8Array(bytes)], name)]);
  const [attachment, file] = [attachments[0], files[0]];
  const isTaken = v.is(attachmentSchema, attachment);
  return { attachment, isTaken, kind: file && detectFileKind(Buffer.from(file.bytes), file.type) };
}
const media = (brand: string) => Buffer.from(`\0\0\0\u0018ftyp${brand}`, 'latin1');

describe('what the server is sent of a file', () => {
  it.each([
    ['a PNG', sampleFiles.png],
    ['a JPEG', sampleFiles.jpeg],
    ['a WebP', Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1')],
    ['a GIF', Buffer.from('GIF89a', 'latin1')],
    ['an AVIF', media('avif')],
    ['a HEIC', media('heic')],
    ['a HEIF', media('mif1')],
  ])('is a picture that it takes, where the ending is that of another kind: %s', async (_, bytes) => {
    for (const name of ['photo.jpg', 'photo.PNG', 'photo.webp', 'photo.heic'])
      expect(await load(name, bytes)).toMatchObject({ isTaken: true, kind: 'image' });
  });

  it('is as its name says where it is a document, or no picture that is sent', async () => {
    expect(await load('a.pdf', sampleFiles.pdf)).toMatchObject({ isTaken: true, kind: 'document' });
    expect(await load('a.pdf', sampleFiles.png)).toMatchObject({ isTaken: true, kind: null });
    expect(await load('a.png', sampleFiles.html)).toMatchObject({ isTaken: true, kind: null });
    expect(await load('a.jpg', Buffer.from('x'))).toMatchObject({ isTaken: true, kind: null });
  });

  it('has a name that it takes', async () => {
    const marked = await load('photo\u200e.jpg', sampleFiles.jpeg);
    expect(marked).toMatchObject({ isTaken: true, attachment: { name: 'photo.jpg' } });
    const long = await load(`${'👶'.repeat(120)}.pdf`, sampleFiles.pdf);
    expect(long).toMatchObject({ isTaken: true, kind: 'document' });
    expect(long.attachment?.name).toMatch(/^👶+\.pdf$/u);
  });
});
