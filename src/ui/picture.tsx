import { type Ref, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import {
  PICTURE_WIDTHS,
  type PictureFormat,
  picturePath,
  SMALL_PICTURE_WIDTHS,
} from '../domain/content/pictures.ts';
import { VIEWPORT_MARGIN } from './link.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

type Props = {
  name: string;
  /** Empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: part of the server's HTML and fetched at once, but after the priority picture. */
  eager?: boolean;
  /** The largest picture above the fold, one per page: preloaded from the head, as AVIF where browsers support it. */
  priority?: boolean;
  className?: string | undefined;
  /** The width of the original in px: the upper limit of the `srcset`. */
  originalWidth?: number;
};

const ORIGINAL_WIDTH = 1600;

const widthsUpTo = (originalWidth: number) =>
  [...SMALL_PICTURE_WIDTHS.filter((w) => w >= 128), ...PICTURE_WIDTHS].filter((w) => w <= originalWidth);

/** A `srcset` of all widths in which the server offers a picture. */
export const pictureSrcSet = (name: string, originalWidth = ORIGINAL_WIDTH, format?: PictureFormat) =>
  widthsUpTo(originalWidth)
    .map((w) => `${picturePath(name, w, format)} ${w}w`)
    .join(', ');

type PrioritySourceProps = Pick<Props, 'name' | 'sizes' | 'width' | 'height' | 'originalWidth'> & {
  /** The media condition, where screens have different priority pictures. */
  media?: string;
};

/** On the server: adds a preload of the priority picture to the head. */
function preloadPicture({ name, originalWidth, media, sizes }: PrioritySourceProps): void {
  if (!import.meta.env.SSR) return;
  preload(picturePath(name, 640, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(name, originalWidth, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

/** The priority picture inside a `picture` element, where screens have different ones. */
export function PrioritySource(props: PrioritySourceProps) {
  const { name, originalWidth, media, sizes, width, height } = props;
  preloadPicture(props);
  return (
    <source
      type="image/avif"
      media={media}
      srcSet={pictureSrcSet(name, originalWidth, 'avif')}
      sizes={sizes}
      width={width}
      height={height}
    />
  );
}

/** One of the site's pictures, in the widths that the server offers. */
export const Picture = (props: Props) =>
  props.priority || props.eager ? (
    <ResponsiveImage key={props.name} {...props} />
  ) : (
    <DeferredImage key={props.name} {...props} />
  );

type ImageProps = Props & { loading?: 'lazy' };

/**
 * The priority picture is AVIF, which every supported browser shows; on an error WebP is tried. A picture that cannot
 * be loaded, as without signal, stays a placeholder until the connection or the visitor is back.
 */
function ResponsiveImage(props: ImageProps) {
  const {
    name,
    alt,
    width,
    height,
    sizes,
    eager,
    priority,
    className,
    originalWidth = ORIGINAL_WIDTH,
    loading,
  } = props;
  const firstFormat: PictureFormat = priority ? 'avif' : 'webp';
  const [format, setFormat] = useState<PictureFormat | null>(firstFormat);
  useEffect(() => {
    if (format) return;
    const retry = () => setFormat(firstFormat);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [format, firstFormat]);
  if (!format) return <Placeholder {...props} />;
  if (priority) preloadPicture(props);
  return (
    <img
      src={picturePath(name, widthsUpTo(originalWidth).find((w) => w >= 640) ?? 384, format)}
      srcSet={pictureSrcSet(name, originalWidth, format)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={loading}
      // `low` keeps React from preloading an eager picture in the head, ahead of the priority one.
      fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      onError={() => setFormat(format === 'avif' ? 'webp' : null)}
    />
  );
}

type PlaceholderProps = Pick<Props, 'alt' | 'width' | 'height' | 'className'> & {
  ref?: Ref<HTMLImageElement>;
};

/** A transparent picture of the same proportions. */
const Placeholder = ({ alt, width, height, className, ref }: PlaceholderProps) => (
  <img
    ref={ref}
    src={`data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/%3E`}
    alt={alt}
    width={width}
    height={height}
    className={className}
    data-placeholder=""
  />
);

/**
 * A picture below the fold. Browsers fetch lazy pictures up to two screens away, in competition with what a first visit
 * waits for. In the server's HTML it therefore has no source until it is near the viewport; without scripts it is lazy.
 */
function DeferredImage(props: Props) {
  const isHydrating = useIsHydrating();
  const [isShown, setIsShown] = useState(!isHydrating);
  const placeholder = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (isShown || !placeholder.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsShown(true),
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [isShown]);
  if (isShown) return <ResponsiveImage {...props} loading="lazy" />;
  return (
    <>
      <Placeholder {...props} ref={placeholder} />
      <noscript>
        <ResponsiveImage {...props} loading="lazy" />
      </noscript>
    </>
  );
}
