import type { ReactNode } from 'react';
import type { Brand, BrandCard } from '../../domain/shop/brand.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './brand-hero.module.css';

type Props = {
  brand: BrandCard | Brand;
  /** A button on the picture. */
  corner: ReactNode;
  children: ReactNode;
};

/** Tagline and picture of a brand; `children` are its actions. */
export function BrandHero({ brand, corner, children }: Props) {
  const { tagline, category, country, picture } = brand;
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.facts}>
          {category}
          {country && <>&nbsp;· {country}</>}
          {'since' in brand && brand.since !== null && <>&nbsp;· since {brand.since}</>}
        </p>
        <p className={styles.tagline}>{tagline}</p>
        {'website' in brand && brand.website && (
          <a className={styles.site} href={brand.website} target="_blank" rel="noopener noreferrer">
            {new URL(brand.website).host.replace(/^www\./, '')}
          </a>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
      <Picture
        name={picture}
        alt=""
        width={800}
        height={800}
        sizes="(width < 576px) 92vw, 400px"
        originalWidth={800}
        priority
      />
      <div className={styles.corner}>{corner}</div>
    </section>
  );
}
