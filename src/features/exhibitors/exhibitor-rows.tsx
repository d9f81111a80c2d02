import type { ReactNode } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { boothPath, brandPath } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Row, RowList } from '../../ui/rows.tsx';
import styles from './exhibitor-rows.module.css';

type Props = {
  exhibitors: readonly Exhibitor[];
  expoSlug: string;
  label?: string;
  /** What the brand sells, and the visitor's marks at the booth. */
  noteOf?: (exhibitor: Exhibitor) => ReactNode;
  /** Where a booth is shown; on the map of the expo unless set. */
  boothHref?: (booth: string) => string;
  /** A booth is chosen by its code. */
  onBooth?: () => void;
};

/** Exhibitors: the row links to the brand, the booth code to its place on the map where it has one. */
export function ExhibitorRows({
  exhibitors,
  expoSlug,
  label,
  noteOf,
  boothHref = (booth) => boothPath(expoSlug, booth),
  onBooth,
}: Props) {
  return (
    <RowList {...(label && { label })}>
      {exhibitors.map((exhibitor) => {
        const { slug, name, category, picture, booth, isOffPlan } = exhibitor;
        return (
          <Row
            key={`${booth} ${slug}`}
            title={name}
            href={brandPath(slug)}
            picture={picture}
            trailing={
              isOffPlan ? (
                <p className={styles.booth}>
                  <span className="visually-hidden">Booth </span>
                  {booth}
                </p>
              ) : (
                <Link className={styles.booth} href={boothHref(booth)} onClick={onBooth}>
                  <span className="visually-hidden">On the map: booth </span>
                  {booth}
                </Link>
              )
            }
          >
            {noteOf ? noteOf(exhibitor) : <p>{category}</p>}
          </Row>
        );
      })}
    </RowList>
  );
}
