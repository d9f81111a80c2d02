import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { brandPath } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './chosen-stand.module.css';

/** Who is at the booth that was tapped or looked for. The place is kept, so that the plan does not jump. */
export function ChosenStand({ chosen }: { chosen: Exhibitor | null }) {
  return (
    <div className={styles.chosen} role="status">
      {chosen ? (
        <>
          <Picture name={chosen.picture} alt="" width={72} height={72} sizes="72px" originalWidth={800} />
          <div>
            <p className={styles.where}>
              {chosen.hall}&nbsp;· Booth {chosen.booth}
            </p>
            <p className={styles.name}>{chosen.name}</p>
            <p>{chosen.tagline}</p>
          </div>
          <ButtonLink href={brandPath(chosen.slug)}>See the brand</ButtonLink>
        </>
      ) : (
        <p>Tap a booth to see who is there, or look for a brand.</p>
      )}
    </div>
  );
}
