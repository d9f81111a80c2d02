/** The widths in which pictures are served, in px. Small ones are for icons and avatars. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const SMALL_PICTURE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Encoder quality. AVIF at 50 looks no worse than WebP at 75 and is a fifth smaller. */
export const PICTURE_QUALITY = { webp: 75, avif: 50 } as const;
export type PictureFormat = keyof typeof PICTURE_QUALITY;

export const pictureWidths: readonly number[] = [...SMALL_PICTURE_WIDTHS, ...PICTURE_WIDTHS];

/** Where a picture is served: `/images/expo-year-end-640.webp`. */
export const picturePath = (name: string, width: number, format: PictureFormat = 'webp') =>
  `/images/${name}-${width}.${format}`;

/** The width of a picture in a share preview, in px. It is a JPEG, because some preview services cannot read WebP. */
export const SHARE_WIDTH = 1200;
export const sharePicturePath = (name: string) => `/images/${name}-${SHARE_WIDTH}.jpg`;
