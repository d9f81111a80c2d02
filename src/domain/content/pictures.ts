/** The widths in which pictures are served, in px. Small ones are for icons and avatars. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const SMALL_PICTURE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** The width of a picture inside a page's HTML, in px. */
export const INLINE_WIDTH = 640;
/** Encoder quality. AVIF at 50 looks no worse than WebP at 75 and is a fifth smaller. */
export const PICTURE_QUALITY = { webp: 75, avif: 50 } as const;
export type PictureFormat = keyof typeof PICTURE_QUALITY;

export const pictureWidths: readonly number[] = [...SMALL_PICTURE_WIDTHS, ...PICTURE_WIDTHS];

/** Stands before the ground in a reference. No name of a picture contains it. */
const GROUND_MARK = '@';
const REFERENCE = /^(.*?)(?:@([0-9a-f]{6})|@[^/]*)?$/s;

/**
 * What a response calls a picture: `expo-year-end@ffe3df`, its name and its ground. The ground is the colour along its
 * edge, shown until the picture is there. Without one, as for a picture on a transparent ground, it is the name alone.
 */
export const pictureReference = (name: string, ground: string | null) =>
  ground === null ? name : name + GROUND_MARK + ground;

/** The name may be an address, `https://api.example/images/expo-year-end`, to which width and format are added. */
export function parsePicture(reference: string): { name: string; ground: string | undefined } {
  const [, name = '', ground] = REFERENCE.exec(reference) ?? [];
  return { name, ground };
}

function addressOf(reference: string, ending: string): string {
  const { name } = parsePicture(reference);
  return (name.includes('/') ? name : `/images/${name}`) + ending;
}

/** Where a picture is served: `/images/expo-year-end-640.webp`. */
export const picturePath = (reference: string, width: number, format: PictureFormat = 'webp') =>
  addressOf(reference, `-${width}.${format}`);

/** The size of a picture in a share preview, in px. It is a JPEG, because some preview services cannot read WebP. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Names of the drawings that stand in for the picture of an expo, an article, a brand, a product or a report. */
const STAND_IN = /(^|\/)(hero-wide|stand|parcel|mailbox)$/;
export const isStandIn = (reference: string) => STAND_IN.test(parsePicture(reference).name);

/** Undefined where a stand-in is shown: the site's own share picture says more. */
export const sharePicturePath = (reference: string) =>
  isStandIn(reference) ? undefined : addressOf(reference, `-${SHARE_WIDTH}.jpg`);
