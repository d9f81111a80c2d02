import { useCallback, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import {
  PICTURE_WIDTHS,
  type PictureFormat,
  parsePicture,
  picturePath,
  SMALL_PICTURE_WIDTHS,
} from '../domain/content/pictures.ts';
import { onceNearViewport } from './link.tsx';
import { useWasHydrated } from './use-is-hydrating.ts';

type Props = {
  /** With its ground, as in `pictureReference`. */
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
  originalWidth?: number | undefined;
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
  /**
   * The server puts a small size into the HTML, so that the first frame has it; larger ones come when the page runs.
   */
  isInline?: boolean;
};

/** On the server: adds a preload of the priority picture to the head. */
function preloadPicture(props: PrioritySourceProps): void {
  if (!import.meta.env.SSR || props.isInline) return;
  const { name, originalWidth, media, sizes } = props;
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
      {...(import.meta.env.SSR && props.isInline && { 'data-inline': '' })}
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

type ImageProps = Props & {
  loading?: 'lazy';
  /** Whether its source may be fetched now. */
  isShown?: boolean;
  /** Called with the element; returns what ends it. */
  whileMounted?: ((img: HTMLImageElement) => () => void) | undefined;
};

/**
 * The priority picture is AVIF, which every supported browser shows; on an error WebP is tried. A picture that cannot
 * be loaded, as without signal, is its ground with a quiet sign until the connection or the visitor is back.
 */
function ResponsiveImage(props: ImageProps) {
  const { name, width, height, alt, priority, className, isShown = true, whileMounted } = props;
  const firstFormat: PictureFormat = priority ? 'avif' : 'webp';
  const [format, setFormat] = useState<PictureFormat | null>(firstFormat);
  useEffect(() => {
    if (format) return;
    const retry = () => {
      if (!document.hidden) setFormat(firstFormat);
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [format, firstFormat]);
  if (priority && format) preloadPicture(props);
  const { ground } = parsePicture(name);
  const setUp = useCallback(
    (img: HTMLImageElement) => {
      showGround(img, ground);
      return whileMounted?.(img) ?? (() => {});
    },
    [ground, whileMounted],
  );
  return (
    <img
      {...(format && isShown
        ? sourceOf(props, format)
        : { src: PLACEHOLDER, 'data-placeholder': format ?? '' })}
      ref={setUp}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-ground={ground}
      onError={() => setFormat(format === 'avif' ? 'webp' : null)}
    />
  );
}

/**
 * The server puts the rules for `data-ground` into the page's style. A style attribute is not possible there, because
 * the content security policy forbids it; a script may set the same.
 */
function showGround(img: HTMLImageElement, ground: string | undefined): void {
  if (ground) img.style.backgroundColor = `#${ground}`;
}

const sourceOf = (props: ImageProps, format: PictureFormat) => {
  const { name, sizes, eager, priority, originalWidth = ORIGINAL_WIDTH, loading } = props;
  return {
    sizes,
    srcSet: pictureSrcSet(name, originalWidth, format),
    src: picturePath(name, widthsUpTo(originalWidth).find((w) => w >= 640) ?? 384, format),
    loading,
    // `low` keeps React from preloading an eager picture in the head, ahead of the priority one.
    fetchPriority: priority ? ('high' as const) : eager ? ('low' as const) : undefined,
  };
};

/**
 * A transparent picture without proportions of its own, so that those of `width` and `height` count. All pictures have
 * the same: a browser makes a document of each SVG address. `data-placeholder` is empty for one that cannot be loaded.
 */
const PLACEHOLDER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A picture below the fold. Browsers fetch lazy pictures up to two screens away, in competition with what a first visit
 * waits for. In the server's HTML it therefore has no source until it is near the viewport; without scripts it is lazy.
 * Where React hydrates it late, `loadRenderedPictures` gives it its source.
 */
function DeferredImage(props: Props) {
  const wasHydrated = useWasHydrated();
  const [isShown, setIsShown] = useState(!wasHydrated);
  const watch = useCallback((img: HTMLImageElement) => onceNearViewport(img, () => setIsShown(true)), []);
  return (
    <>
      <ResponsiveImage
        {...props}
        loading="lazy"
        isShown={isShown}
        whileMounted={isShown ? undefined : watch}
      />
      {!isShown && (
        <noscript>
          <ResponsiveImage {...props} loading="lazy" />
        </noscript>
      )}
    </>
  );
}
