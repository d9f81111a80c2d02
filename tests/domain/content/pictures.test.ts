import { expect, it } from 'vitest';
import {
  PICTURE_QUALITY,
  PICTURE_WIDTHS,
  pictureWidths,
  SMALL_PICTURE_WIDTHS,
} from '../../../src/domain/content/pictures.ts';

it('pictures are served in the widths and the quality of the specification', () => {
  expect(PICTURE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(SMALL_PICTURE_WIDTHS).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  expect(pictureWidths).toHaveLength(16);
  expect(PICTURE_QUALITY.webp).toBe(75);
});
