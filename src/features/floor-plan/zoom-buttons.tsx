import styles from './hall-plan.module.css';
import type { useZoom } from './use-zoom.ts';

/** Arrow keys move what is enlarged, while one of the buttons has the focus. */
export function ZoomButtons({
  zoom: { scale, zoomIn, zoomOut, reset, onArrowKey },
}: {
  zoom: ReturnType<typeof useZoom>;
}) {
  const isEnlarged = scale !== null && scale > 1;
  return (
    <div
      className={styles.zoom}
      role="toolbar"
      aria-label="Size of the plan"
      onKeyDown={(event) => onArrowKey(event.key) && event.preventDefault()}
    >
      <button type="button" aria-label="Larger" disabled={scale === null} onClick={zoomIn}>
        +
      </button>
      <button type="button" aria-label="Smaller" disabled={!isEnlarged} onClick={zoomOut}>
        −
      </button>
      <button type="button" disabled={!isEnlarged} onClick={reset}>
        Whole hall
      </button>
    </div>
  );
}
