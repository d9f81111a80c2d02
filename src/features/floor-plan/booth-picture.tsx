import { useEffect, useRef, useState } from 'react';
import { parsePicture, picturePath } from '../../domain/content/pictures.ts';
import type { Box } from '../../domain/expo/hall-plan.ts';

type Props = Box & {
  picture: string;
  /** In plan units: the logo is moved this far to the right (left if negative), and half as far down. */
  shift: number;
  /** Small, between two signs. */
  isTight: boolean;
};

const TIGHT_SCALE = 0.78;

/** The whole logo, on its own ground up to the edges of the booth. */
export function BoothPicture({ picture, shift, isTight, x, y, ...size }: Props) {
  const { ground } = parsePicture(picture);
  const width = size.width * (isTight ? TIGHT_SCALE : 1);
  const height = size.height * (isTight ? TIGHT_SCALE : 1);
  return (
    // Cuts off what is shifted out of it: the picture has a ground of its own, too.
    <svg x={x} y={y} {...size} aria-hidden>
      <rect {...size} fill={ground ? `#${ground}` : 'none'} />
      <Logo
        href={picturePath(picture, 96)}
        x={(size.width - width) / 2 + shift}
        y={size.height - height + Math.abs(shift) / 2}
        width={width}
        height={height}
      />
    </svg>
  );
}

/** Without it, as offline, the ground is there, and not the browser's sign for a broken picture. */
function Logo({ href, ...box }: Box & { href: string }) {
  const image = useRef<SVGImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  // The server's HTML may have failed to load it before anything listened: this loads it again, from the cache if it
  // can.
  useEffect(() => image.current?.setAttribute('href', href), [href]);
  useEffect(() => {
    if (!isMissing) return;
    const retry = () => setIsMissing(false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isMissing]);
  return isMissing ? null : <image ref={image} href={href} {...box} onError={() => setIsMissing(true)} />;
}
