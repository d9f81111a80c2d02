import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { brandPath } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './selected-booth.module.css';

/** The exhibitor of the tapped or searched booth. It always takes the same space, so that the plan does not jump. */
export function SelectedBooth({ exhibitor }: { exhibitor: Exhibitor | null }) {
  return (
    <div className={styles.selection} role="status">
      {exhibitor ? (
        <>
          <Picture name={exhibitor.picture} alt="" width={72} height={72} sizes="72px" originalWidth={800} />
          <div>
            <p className={styles.place}>
              {exhibitor.hall}&nbsp;· Booth {exhibitor.booth}
            </p>
            <p className={styles.name}>{exhibitor.name}</p>
            <p>{exhibitor.tagline}</p>
          </div>
          <ButtonLink href={brandPath(exhibitor.slug)}>See brand</ButtonLink>
        </>
      ) : (
        <p>Tap a booth to see who’s there, or search for a brand.</p>
      )}
    </div>
  );
}
