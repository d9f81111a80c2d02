import { useAtomValue } from 'jotai';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { picturePath } from '../../domain/content/pictures.ts';
import { type Expo, whenAndWhere } from '../../domain/expo/expo.ts';
import { fillPath, highlightPath, passPath, paths } from '../../domain/routing/paths.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PrioritySource, pictureSrcSet } from '../../ui/picture.tsx';
import styles from './expo-hero.module.css';

const WIDE = '(width >= 55.6875em)';
/** The `sizes` of the picture below the text. */
const PHONE_SIZES = '(width < 576px) 80vw, 440px';

type Props = {
  expo: Expo | undefined;
  today: string;
  /** Shown in the place of the text, which goes on giving the place its size: nothing moves when the cover comes. */
  cover?: ReactNode;
  /** A cover is on its way. */
  isCoverDue?: boolean;
};

/** The next expo, with links to the pass and to the expo. It also renders without data. */
export function ExpoHero({ expo, today, cover, isCoverDue }: Props) {
  const isAuth = useAtomValue(isAuthAtom);
  const summary = expo && [expo.summary, expo.entry && `${expo.entry}.`].filter(Boolean).join(' ');
  const Headline = cover ? 'p' : 'h1';
  return (
    <section id="first-screen" className={styles.hero}>
      <div className={styles.text} data-covered={cover ? '' : undefined}>
        <p className={styles.dates}>
          {expo && (
            <>
              <CalendarDays size={16} aria-hidden />
              <span>
                <b>{expo.name}</b>
                {whenAndWhere(expo, today)}
              </span>
            </>
          )}
        </p>
        <Headline className={styles.headline}>
          {expo?.tagline || 'Everything for the little one, under one roof.'}
        </Headline>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <div className={styles.actions} data-signed-out={!isAuth || isCoverDue || undefined}>
          <ButtonLink
            variant="on-accent"
            href={isAuth ? passPath : fillPath(paths.signUp, { returnUrl: passPath })}
          >
            {isAuth ? 'Show my pass' : 'Get my pass'}
          </ButtonLink>
          <ButtonLink variant="light" href={highlightPath(expo) ?? paths.expo}>
            {expo?.showHighlights ? 'See the expo' : 'See the expos'}
          </ButtonLink>
        </div>
      </div>
      <picture className={styles.picture}>
        <PrioritySource name="hero-wide" media={WIDE} sizes="45vw" width={1600} height={1360} />
        <PrioritySource
          isInline
          name="hero-phone"
          media="(width < 55.6875em)"
          sizes={PHONE_SIZES}
          width={1600}
          height={620}
        />
        <source media={WIDE} srcSet={pictureSrcSet('hero-wide')} sizes="45vw" width={1600} height={1360} />
        <img
          src={picturePath('hero-phone', 828)}
          srcSet={pictureSrcSet('hero-phone')}
          sizes={PHONE_SIZES}
          alt=""
          width={1600}
          height={620}
          decoding="sync"
          fetchPriority="high"
        />
      </picture>
      {cover && <div className={styles.cover}>{cover}</div>}
    </section>
  );
}
