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
  /** Empty where the picture only decorates. */
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** On the first screen: in the server's HTML, fetched at once, but after the lead. */
  eager?: boolean;
  /** The largest of the first screen: asked for from the head, and as AVIF where that can be shown. One a page. */
  priority?: boolean;
  className?: string | undefined;
  /** The master's width: nothing wider is offered. */
  originalWidth?: number;
};

const ORIGINAL_WIDTH = 1600;

const widthsUpTo = (originalWidth: number) =>
  [...SMALL_PICTURE_WIDTHS.filter((w) => w >= 128), ...PICTURE_WIDTHS].filter((w) => w <= originalWidth);

/** A `srcset` of all widths in which a picture is served. */
export const pictureSrcSet = (name: string, originalWidth = ORIGINAL_WIDTH, format?: PictureFormat) =>
  widthsUpTo(originalWidth)
    .map((w) => `${picturePath(name, w, format)} ${w}w`)
    .join(', ');

type PrioritySourceProps = Pick<Props, 'name' | 'sizes' | 'width' | 'height' | 'originalWidth'> & {
  /** When it is this one, where the lead picture differs between screens. */
  media?: string;
};

/** On the server: asks for the lead picture from the page's head. */
function askEarly({ name, originalWidth, media, sizes }: PrioritySourceProps): void {
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

/** The lead picture inside a `picture` element, where it differs between screens. */
export function PrioritySource(props: PrioritySourceProps) {
  const { name, originalWidth, media, sizes, width, height } = props;
  askEarly(props);
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

/** A picture of ours in the widths that the server cuts. */
export const Picture = (props: Props) =>
  props.priority || props.eager ? (
    <Cut key={props.name} {...props} />
  ) : (
    <LaterCut key={props.name} {...props} />
  );

type CutProps = Props & { loading?: 'lazy' };

/**
 * The lead is AVIF, which every browser we build for can show; should one not, it gets WebP. A picture that cannot be
 * had, as without signal, leaves its ground empty until the signal is back or somebody comes back to the page.
 */
function Cut(props: CutProps) {
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
  const first: PictureFormat = priority ? 'avif' : 'webp';
  const [format, setFormat] = useState<PictureFormat | null>(first);
  useEffect(() => {
    if (format) return;
    const tryAgain = () => setFormat(first);
    addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [format, first]);
  if (!format) return <Ground {...props} />;
  if (priority) askEarly(props);
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
      // Low is no hint in the head: that is for the lead alone, which has its own.
      fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      onError={() => setFormat(format === 'avif' ? 'webp' : null)}
    />
  );
}

type GroundProps = Pick<Props, 'alt' | 'width' | 'height' | 'className'> & { ref?: Ref<HTMLImageElement> };

/** The picture's place without the picture. */
const Ground = ({ alt, width, height, className, ref }: GroundProps) => (
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
 * One below the first screen. Browsers fetch what is lazy from two screens away, together with what a first visit waits
 * for: in the server's HTML it has no source until the page runs and it is near. Without scripts it is lazy.
 */
function LaterCut(props: Props) {
  const isServersOwn = useIsHydrating();
  const [isWanted, setIsWanted] = useState(!isServersOwn);
  const ground = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (isWanted || !ground.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsWanted(true),
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(ground.current);
    return () => observer.disconnect();
  }, [isWanted]);
  if (isWanted) return <Cut {...props} loading="lazy" />;
  return (
    <>
      <Ground {...props} ref={ground} />
      <noscript>
        <Cut {...props} loading="lazy" />
      </noscript>
    </>
  );
}
