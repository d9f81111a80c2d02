import { Minus, Plus } from 'lucide-react';
import { MAX_SCALE, type useZoom } from './use-zoom.ts';
import styles from './zoom-buttons.module.css';

/** Arrow keys move what is enlarged, while one of the buttons has the focus. */
export function ZoomButtons({
  zoom: { scale, zoomIn, zoomOut, reset, onArrowKey },
}: {
  zoom: ReturnType<typeof useZoom>;
}) {
  // Not `disabled` at its ends, which takes the focus from the button that was pressed last.
  const isWhole = scale === null || scale <= 1;
  const isLargest = scale !== null && scale >= MAX_SCALE;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div
      className={styles.zoom}
      role="group"
      aria-label="Size of the plan"
      onKeyDown={(event) => onArrowKey(event.key) && event.preventDefault()}
    >
      <span role="status" className="visually-hidden">
        {isWhole ? 'Whole hall' : `${Math.round(scale * 100)}%`}
      </span>
      <button
        type="button"
        aria-label="Larger"
        disabled={scale === null}
        aria-disabled={isLargest || undefined}
        onClick={() => !isLargest && zoomIn()}
      >
        <Plus size={20} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Smaller"
        aria-disabled={isWhole || undefined}
        onClick={() => !isWhole && zoomOut()}
      >
        <Minus size={20} aria-hidden />
      </button>
      <button type="button" aria-disabled={isWhole || undefined} onClick={() => !isWhole && reset()}>
        Whole hall
      </button>
    </div>
  );
}
