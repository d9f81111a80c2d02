/** The widths in which pictures are cut, in px. Small ones are for icons and avatars. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const SMALL_PICTURE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export const PICTURE_QUALITY = 75;

export const pictureWidths: readonly number[] = [...SMALL_PICTURE_WIDTHS, ...PICTURE_WIDTHS];

/** Where a picture is served: `/images/expo-year-end-640.webp`. */
export const picturePath = (name: string, width: number) => `/images/${name}-${width}.webp`;
