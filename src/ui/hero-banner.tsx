import type { ReactNode } from 'react';
import styles from './hero-banner.module.css';
import { Picture } from './picture.tsx';

export type Tone = 'sun' | 'sky' | 'mint' | 'coral' | 'lilac';

type Props = {
  tone: Tone;
  title: string;
  /** A page opens with 1; further down it is one of its sections. */
  level?: 1 | 2;
  /** Small print above the title. */
  eyebrow?: ReactNode;
  /** A picture 1,600 px wide. */
  picture?: string | undefined;
  children?: ReactNode;
};

/** Large words on a soft ground, with a picture beside them. */
export function HeroBanner({ tone, title, level = 1, eyebrow, picture, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.banner} data-tone={tone} data-picture={picture && ''}>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading>{title}</Heading>
        {children}
      </div>
      {picture && (
        <Picture
          name={picture}
          alt=""
          width={1600}
          height={1200}
          sizes="(width < 891px) 92vw, 540px"
          priority={level === 1}
        />
      )}
    </section>
  );
}
