import { useAtomValue } from 'jotai';
import { CalendarDays } from 'lucide-react';
import { dayRange } from '../../domain/dates.ts';
import type { Expo } from '../../domain/expo.ts';
import { expoPath, fill, passPath, paths } from '../../domain/paths.ts';
import { isAuthAtom } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './hero.module.css';

/** The promise of the next expo and the two things to do about it. Stands without data too. */
export function Hero({ expo, today }: { expo: Expo | undefined; today: string }) {
  const isAuth = useAtomValue(isAuthAtom);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.when}>
          {expo && (
            <>
              <CalendarDays size={16} aria-hidden />
              {dayRange(expo.fromDate, expo.toDate, today)} · {expo.venue}
            </>
          )}
        </p>
        <h1>{expo?.tagline ?? 'Everything for the little one, under one roof.'}</h1>
        <p className={styles.summary}>{expo?.summary}</p>
        <div className={styles.actions}>
          <ButtonLink look="dark" href={isAuth ? passPath : fill(paths.signIn, { returnUrl: passPath })}>
            Get my pass
          </ButtonLink>
          <ButtonLink look="light" href={expo?.showHighlights ? expoPath(expo.slug) : paths.expo}>
            {expo?.showHighlights ? 'See highlights' : 'See the expos'}
          </ButtonLink>
        </div>
        <Picture
          className={styles.strip}
          name="hero-phone"
          alt=""
          width={1600}
          height={620}
          sizes="(width < 891px) 92vw, 1px"
          eager
        />
      </div>
      <Picture
        className={styles.scene}
        name="hero-wide"
        alt="A teddy bear with a balloon, a bottle and a toy duck"
        width={1600}
        height={1360}
        sizes="(width >= 891px) 45vw, 1px"
        eager
      />
    </section>
  );
}
