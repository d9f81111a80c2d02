import encodeQR from 'qr';
import { useMemo } from 'react';

/** The light border around the code, in modules; the QR standard requires four. */
const QUIET_ZONE = 4;

/**
 * A QR code as one SVG path. It is dark on white in both themes, because scanners fail on inverted codes, and in browsers
 * that darken every page by themselves, too.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      data-qr
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ colorScheme: 'only light' }}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1d1730" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
    }
  }
  return { size: modules.length, path: runs.join('') };
}
