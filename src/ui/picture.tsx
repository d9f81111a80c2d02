import { PICTURE_WIDTHS, picturePath, SMALL_PICTURE_WIDTHS } from '../domain/pictures.ts';

type Props = {
  name: string;
  /** Empty where the picture only decorates. */
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** On the first screen: fetched at once. */
  eager?: boolean;
  className?: string | undefined;
  /** The master's width: nothing wider is offered. */
  masterWidth?: number;
};

const MASTER_WIDTH = 1600;

const widthsUpTo = (masterWidth: number) =>
  [...SMALL_PICTURE_WIDTHS.filter((w) => w >= 128), ...PICTURE_WIDTHS].filter((w) => w <= masterWidth);

/** A `srcset` of all widths in which a picture is served. */
export const pictureSources = (name: string, masterWidth = MASTER_WIDTH) =>
  widthsUpTo(masterWidth)
    .map((w) => `${picturePath(name, w)} ${w}w`)
    .join(', ');

/** A picture of ours in the widths that the server cuts. */
export function Picture({
  name,
  alt,
  width,
  height,
  sizes,
  eager,
  className,
  masterWidth = MASTER_WIDTH,
}: Props) {
  return (
    <img
      src={picturePath(name, widthsUpTo(masterWidth).find((w) => w >= 640) ?? 384)}
      srcSet={pictureSources(name, masterWidth)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}
