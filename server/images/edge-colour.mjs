import sharp from 'sharp';

/** The picture is shrunk to a square of this many pixels; the outermost ones are its edge. */
const SIDE = 20;
/** Below this mean opacity, of 255, the edge counts as transparent. */
const MIN_OPACITY = 250;

export async function edgeColour(bytes) {
  const pixels = await sharp(bytes).ensureAlpha().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  const isEdge = (i) => [0, SIDE - 1].some((edge) => i % SIDE === edge || Math.floor(i / SIDE) === edge);
  const edge = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter(isEdge);
  const mean = (channel) => edge.reduce((sum, i) => sum + pixels[i * 4 + channel], 0) / edge.length;
  if (mean(3) < MIN_OPACITY) return null;
  return [0, 1, 2].map((channel) => Math.round(mean(channel)).toString(16).padStart(2, '0')).join('');
}
