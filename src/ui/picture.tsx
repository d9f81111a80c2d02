import { type Ref, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { PICTURE_WIDTHS, type PictureFormat, picturePath, SMALL_PICTURE_WIDTHS } from '../domain/pictures.ts';
import { useIsServersOwn } from './use-servers-own.ts';

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
const NEAR = '200px';

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
export function Picture(props: Props) {
  if (!props.lead) return props.eager ? <Cut {...props} /> : <LaterCut {...props} />;
  return (
    <picture>
      <LeadSource {...props} />
      <Cut {...props} />
    </picture>
  );
}

type CutProps = Props & { loading?: 'lazy' };

/** One that cannot be had, as without signal, leaves its ground empty until the signal is back. */
function Cut(props: CutProps) {
  const {
    name,
    alt,
    width,
    height,
    sizes,
    eager,
    lead,
    className,
    masterWidth = MASTER_WIDTH,
    loading,
  } = props;
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const tryAgain = () => setIsMissing(false);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [isMissing]);
  if (isMissing) return <Ground {...props} />;
  return (
    <img
      src={picturePath(name, widthsUpTo(masterWidth).find((w) => w >= 640) ?? 384)}
      srcSet={pictureSources(name, masterWidth)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={loading}
      // Low is no hint in the head: that is for the lead alone.
      fetchPriority={lead ? 'high' : eager ? 'low' : undefined}
      onError={() => setIsMissing(true)}
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
    data-ground=""
  />
);

/**
 * One below the first screen. Browsers fetch what is lazy from two screens away, together with what a first visit waits
 * for: in the server's HTML it has no source until the page runs and it is near. Without scripts it is lazy.
 */
function LaterCut(props: Props) {
  const isServersOwn = useIsServersOwn();
  const [isWanted, setIsWanted] = useState(!isServersOwn);
  const ground = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (isWanted || !ground.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsWanted(true),
      { rootMargin: NEAR },
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
