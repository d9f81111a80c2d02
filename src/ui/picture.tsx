import { PICTURE_WIDTHS, picturePath, SMALL_PICTURE_WIDTHS } from '../domain/pictures.ts';

type Props = {
  name: string;
  /** Empty where the picture only decorates. */
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once. */
  eager?: boolean;
  className?: string | undefined;
  /** The master's width: nothing wider is offered. */
  masterWidth?: number;
};

/** A picture of ours in the widths that the server cuts. */
export function Picture({ name, alt, width, height, sizes, eager, className, masterWidth = 1600 }: Props) {
  const widths = [...SMALL_PICTURE_WIDTHS.filter((w) => w >= 128), ...PICTURE_WIDTHS].filter(
    (w) => w <= masterWidth,
  );
  return (
    <img
      src={picturePath(name, widths.find((w) => w >= 640) ?? 384)}
      srcSet={widths.map((w) => `${picturePath(name, w)} ${w}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
