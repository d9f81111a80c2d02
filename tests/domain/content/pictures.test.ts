import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureNameOf } from '../../../src/domain/content/picture-name.ts';
import {
  PICTURE_QUALITY,
  PICTURE_WIDTHS,
  parsePicture,
  picturePath,
  pictureReference,
  pictureWidths,
  SMALL_PICTURE_WIDTHS,
  sharePicturePath,
} from '../../../src/domain/content/pictures.ts';

it('pictures are served in the widths and the quality of the specification', () => {
  expect(PICTURE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(SMALL_PICTURE_WIDTHS).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  expect(pictureWidths).toHaveLength(16);
  expect(PICTURE_QUALITY.webp).toBe(75);
});

describe('a reference to a picture', () => {
  const names = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  const grounds = fc.option(fc.stringMatching(/^[0-9a-f]{6}$/));

  it('holds the name and the ground', () => {
    fc.assert(
      fc.property(names, grounds, (name, ground) => {
        const expected = { name, ground: ground ?? undefined };
        expect(parsePicture(pictureReference(name, ground))).toEqual(expected);
      }),
    );
  });

  it('has the same address with a ground and without', () => {
    expect(picturePath('expo-year-end@ffe3df', 640)).toBe('/images/expo-year-end-640.webp');
    expect(sharePicturePath('expo-year-end@ffe3df')).toBe(sharePicturePath('expo-year-end'));
  });

  it('has no share picture when it is that of a drawing in the place of a missing picture', () => {
    for (const drawing of [
      'parcel@ffe3df',
      'stand',
      'hero-wide',
      'https://api.example/images/mailbox@ffe3df',
    ])
      expect(sharePicturePath(drawing)).toBeUndefined();
  });

  it('has no ground when it holds anything but a colour', () => {
    expect(parsePicture('teddy@red;background:url(x)')).toEqual({ name: 'teddy', ground: undefined });
  });

  it('can be an address on another host, with a ground or without', () => {
    const at = 'https://api.example/v2/images/teddy';
    for (const reference of [at, `${at}@ffe3df`])
      expect([picturePath(reference, 640, 'avif'), sharePicturePath(reference)]).toEqual([
        `${at}-640.avif`,
        `${at}-1200.jpg`,
      ]);
    expect(parsePicture(`${at}@ffe3df`)).toEqual({ name: at, ground: 'ffe3df' });
  });

  it('is found again by its address, in whatever width and format', () => {
    const origin = 'https://expo.example';
    const references = fc.oneof(
      names,
      names.map((name) => `https://api.example/v2/images/${name}`),
    );
    fc.assert(
      fc.property(references, fc.constantFrom(16, 640, 3840), fc.boolean(), (name, width, isAvif) => {
        const address = new URL(picturePath(name, width, isAvif ? 'avif' : 'webp'), origin).href;
        expect(pictureNameOf(address, origin)).toBe(name);
      }),
    );
  });
});
