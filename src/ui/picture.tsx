import { preload } from 'react-dom';
import { PICTURE_WIDTHS, type PictureFormat, picturePath, SMALL_PICTURE_WIDTHS } from '../domain/pictures.ts';

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
  /** The largest of the first screen: asked for from the head, and as AVIF where that can be shown. One a page. */
  lead?: boolean;
  className?: string | undefined;
  /** The master's width: nothing wider is offered. */
  masterWidth?: number;
};

const MASTER_WIDTH = 1600;

const widthsUpTo = (masterWidth: number) =>
  [...SMALL_PICTURE_WIDTHS.filter((w) => w >= 128), ...PICTURE_WIDTHS].filter((w) => w <= masterWidth);

/** A `srcset` of all widths in which a picture is served. */
export const pictureSources = (name: string, masterWidth = MASTER_WIDTH, format?: PictureFormat) =>
  widthsUpTo(masterWidth)
    .map((w) => `${picturePath(name, w, format)} ${w}w`)
    .join(', ');

type LeadSourceProps = Pick<Props, 'name' | 'sizes' | 'width' | 'height' | 'masterWidth'> & {
  /** When it is this one, where the lead picture differs between screens. */
  media?: string;
};

/** The lead picture as AVIF, inside a `picture` element. A page drawn on the server asks for it in its head. */
export function LeadSource({ name, masterWidth, media, sizes, width, height }: LeadSourceProps) {
  const srcSet = pictureSources(name, masterWidth, 'avif');
  if (import.meta.env.SSR) {
    preload(picturePath(name, 640, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      media,
    });
  }
  return (
    <source type="image/avif" media={media} srcSet={srcSet} sizes={sizes} width={width} height={height} />
  );
}

/** A picture of ours in the widths that the server cuts. */
export function Picture({
  name,
  alt,
  width,
  height,
  sizes,
  eager,
  lead,
  className,
  masterWidth = MASTER_WIDTH,
}: Props) {
  const img = (
    <img
      src={picturePath(name, widthsUpTo(masterWidth).find((w) => w >= 640) ?? 384)}
      srcSet={pictureSources(name, masterWidth)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager || lead ? 'eager' : 'lazy'}
      fetchPriority={lead ? 'high' : 'auto'}
    />
  );
  if (!lead) return img;
  return (
    <picture>
      <LeadSource name={name} sizes={sizes} width={width} height={height} masterWidth={masterWidth} />
      {img}
    </picture>
  );
}
