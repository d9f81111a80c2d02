import type { ReactNode } from 'react';
import styles from './hero-banner.module.css';
import { Picture } from './picture.tsx';

export type Tone = 'accent' | 'accent-pale' | 'second' | 'second-pale' | 'ink';

type Props = {
  tone: Tone;
  title: string;
  /** At the top of a page: its picture is loaded first. */
  isLead?: boolean;
  /** Small print above the title. */
  eyebrow?: ReactNode;
  /** The name of a picture, 1,600 px wide. */
  picture?: string | undefined;
  /** More than a few lines of text: the picture is above them for longer, and larger beside them. */
  isLong?: boolean;
  /** The fragment of an address that leads here. */
  anchor?: string;
  children?: ReactNode;
};

/** A large title on a soft background, with a picture beside it. */
export function HeroBanner(props: Props) {
  const { tone, title, isLead = false, eyebrow, picture, isLong = false, anchor, children } = props;
  return (
    <section
      id={anchor}
      className={styles.banner}
      data-tone={tone}
      data-picture={picture && ''}
      data-text={isLong ? 'long' : 'short'}
    >
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
        {children}
      </div>
      {picture && (
        <Picture
          name={picture}
          alt=""
          width={1600}
          height={1200}
          sizes={isLong ? '(width < 891px) 92vw, 600px' : '(width < 576px) 92vw, 440px'}
          priority={isLead}
        />
      )}
    </section>
  );
}
