import type { Moment } from '../../domain/content/moment.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './gallery.module.css';
import { momentParams } from './moment-address.ts';

/** The nearest of four proportions for the layout of a row: the content security policy forbids inline styles. */
function shapeOf({ width, height }: Moment): string {
  const ratio = width / height;
  if (ratio > 1.6) return 'panorama';
  if (ratio > 1.15) return 'wide';
  return ratio < 0.87 ? 'tall' : 'square';
}

/** Pictures in rows of one height, in about their original proportions. */
export function Gallery({ moments, expo }: { moments: readonly Moment[]; expo: string | undefined }) {
  const tall = moments.filter((moment) => shapeOf(moment) === 'tall');
  const alone = tall.length % 2 === 1 ? tall.at(-1) : undefined;
  return (
    <ul className={styles.gallery}>
      {moments.map((moment, i) => (
        <li key={moment.id} data-shape={shapeOf(moment)} data-alone={moment === alone || undefined}>
          <Link href={momentParams.href({ expo, moment: moment.id })} state={{ isFromGallery: true }}>
            <Picture
              name={moment.picture}
              alt=""
              width={moment.width}
              height={moment.height}
              sizes={
                shapeOf(moment) === 'tall' && moment !== alone
                  ? '(width < 576px) 46vw, 270px'
                  : '(width < 576px) 92vw, 480px'
              }
              originalWidth={moment.width}
              priority={i === 0}
              eager={i === 1}
            />
            <span className={styles.caption}>{moment.caption}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
