import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { boothSign } from '../../domain/expo/booth-sign.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { brandPath } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BoothMark, MarkNames } from './booth-marks.ts';
import { MarksLegend } from './marks-legend.tsx';
import styles from './selected-booth.module.css';

type Props = {
  exhibitors: readonly Exhibitor[];
  /** The visitor's marks at the booth. */
  marks: readonly BoothMark[];
  /** What the marks stand for. */
  names: MarkNames;
  /** Where the booth is put away. */
  closeHref: string;
  /** What the visitor can do with the booth. */
  action: ReactNode;
  /** The booth that was asked for, where nobody has it. */
  unknownBooth: string | null;
  /** Something else says what was chosen or not found. */
  isHidden: boolean;
  ref: RefObject<HTMLDivElement | null>;
};

/** Who is at the tapped or searched booth, and what can be done there. */
export function SelectedBooth({
  exhibitors,
  marks,
  names,
  closeHref,
  action,
  unknownBooth,
  isHidden,
  ref,
}: Props) {
  useFocusOnRow(exhibitors[0]?.booth, ref);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || exhibitors.length === 0) return;
    ref.current?.focus({ preventScroll: true });
    navigate(closeHref, { replace: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cross does the same
    <div
      ref={ref}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className={styles.selection}
      data-bottom-sheet={exhibitors.length > 0 || undefined}
      {...(exhibitors.length > 0 && { role: 'group', 'aria-label': 'Chosen booth' })}
    >
      {/* One sentence is announced. What can be done with the booth is no news. */}
      <div role="status">
        {exhibitors.length > 0 ? (
          <span className="visually-hidden">{spokenText(exhibitors)}</span>
        ) : (
          !isHidden && (
            <p>{noSuchBooth(unknownBooth)}Choose a booth to see who’s there, or search for a brand.</p>
          )
        )}
      </div>
      {exhibitors.length > 0 && (
        <div className={styles.chosen} data-one={exhibitors.length === 1 || undefined}>
          {exhibitors.map(({ slug, name, tagline, picture, hall, booth }) => (
            <div key={slug} className={styles.exhibitor}>
              <Picture name={picture} alt="" width={72} height={72} sizes="72px" originalWidth={800} />
              <div>
                <p className={styles.place}>{boothSign({ hall, booth })}</p>
                <p className={styles.name}>{name}</p>
                <p>{tagline}</p>
              </div>
              <ButtonLink href={brandPath(slug)}>
                See brand{exhibitors.length > 1 && <span className="visually-hidden"> {name}</span>}
              </ButtonLink>
            </div>
          ))}
          <div className={styles.foot}>
            <MarksLegend marks={marks} names={names} />
            {action}
          </div>
        </div>
      )}
      {exhibitors.length > 0 && <CloseLink href={closeHref} card={ref} />}
    </div>
  );
}

/** Where a keyboard has put the booth away, the focus goes on at its row, which is back in the list. */
function useFocusOnRow(booth: string | undefined, card: Props['ref']): void {
  const last = useRef(booth);
  useEffect(() => {
    const left = last.current;
    last.current = booth;
    if (booth || !left || !card.current?.matches(':focus-visible')) return;
    document.querySelector<HTMLElement>(`li a[href$="${new URLSearchParams({ booth: left })}"]`)?.focus();
  }, [booth, card]);
}

/** `Lullabox, Hall 1, booth A11` */
const spokenText = (exhibitors: Props['exhibitors']) =>
  `${exhibitors.map(({ name }) => name).join(' and ')}, ${exhibitors[0]?.hall}, booth ${exhibitors[0]?.booth}`;

type CloseProps = { href: string; card: RefObject<HTMLElement | null> };

/** Puts away what is chosen on the map. */
export const CloseLink = ({ href, card }: CloseProps) => (
  <Link
    href={href}
    replace
    className={styles.close}
    aria-label="Close"
    // The link goes away with what it closes, and the focus would with it.
    onClick={() => card.current?.focus({ preventScroll: true })}
  >
    <X size={18} aria-hidden />
  </Link>
);

/** Ends in a space. Empty where no unknown booth was asked for. */
export const noSuchBooth = (booth: string | null) => (booth ? `No exhibitor has booth ${booth}. ` : '');
