import { ChevronLeft, ChevronRight, Share2, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Moment } from '../../domain/content/moment.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { LoadMoreError } from '../../ui/show-more.tsx';
import { useShare } from '../../ui/use-share.ts';
import { momentParams } from './moment-address.ts';
import { Slides } from './slides.tsx';
import styles from './viewer.module.css';

type Props = {
  moments: readonly Moment[];
  total: number;
  /** The index of the open picture in the list; -1 while none is open. */
  index: number;
  onMove: (to: Moment) => void;
  /** More pictures load by themselves near the end; when that fails, Next retries. */
  onLoadMore: () => void;
  isLoading: boolean;
  isError: boolean;
  onClose: () => void;
};

/** One picture over the whole screen, with its neighbours to swipe to. */
export function Viewer({ moments, total, index, onMove, onLoadMore, isLoading, isError, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const share = useShare();
  const moment = moments[index];
  const isOpen = moment !== undefined;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    dialog.showModal();
    // By itself the focus would be on "Share", with a ring that nobody asked for.
    dialog.focus();
  }, [isOpen]);
  const go = (by: -1 | 1) => {
    const target = moments[index + by];
    if (target) onMove(target);
    else if (by === 1 && isError && !isLoading) onLoadMore();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.viewer}
      aria-label="Moments"
      onKeyDown={onKey}
      // The event comes a moment later: Forward may have opened it again.
      onClose={() => isOpen && !ref.current?.open && onClose()}
    >
      {moment && (
        <>
          <div className={styles.bar}>
            <p role="status">
              {index + 1} of {total}
            </p>
            <button
              type="button"
              aria-label="Share this picture"
              onClick={() =>
                void share(moment.caption, location.origin + momentParams.href({ moment: moment.id }))
              }
            >
              <Share2 size={22} aria-hidden />
            </button>
            <button type="button" aria-label="Close" onClick={onClose}>
              <X size={26} aria-hidden />
            </button>
          </div>
          <Slides moments={moments} index={index} onMove={go} />
          <div className={styles.footer}>
            <button
              type="button"
              aria-label="Previous picture"
              aria-disabled={index === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft size={26} aria-hidden />
            </button>
            <div className={styles.about} aria-live="polite">
              <p className={styles.caption}>{moment.caption}</p>
              <p className={styles.source}>
                <span>{moment.expo.name}</span> <span>·</span> <span>{dayLong(moment.takenOn)}</span>
              </p>
              {index + 1 === moments.length && <LoadMoreError isError={isError} isLoading={isLoading} />}
            </div>
            <button
              type="button"
              aria-label="Next picture"
              aria-disabled={index + 1 >= total}
              onClick={() => go(1)}
            >
              <ChevronRight size={26} aria-hidden />
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
