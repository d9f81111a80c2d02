import type { ReactNode } from 'react';
import styles from './hero-banner.module.css';
import { Picture } from './picture.tsx';

export type Tone = 'sun' | 'sky' | 'mint' | 'coral' | 'lilac';

type Props = {
  tone: Tone;
  title: string;
  /** 1 at the top of a page, 2 for a section further down. */
  level?: 1 | 2;
  /** Small print above the title. */
  eyebrow?: ReactNode;
  /** The name of a picture, 1,600 px wide. */
  picture?: string | undefined;
  children?: ReactNode;
};

/** A large title on a soft background, with a picture beside it. */
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
