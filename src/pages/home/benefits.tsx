import { pointsName } from '../../domain/organiser/labels.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './home.module.css';

const benefits = [
  [
    'check-in-ticket',
    'Check in without signal',
    'Your check-in is saved on your phone and sent once you’re online.',
  ],
  ['baby-bottle', 'Your pass, always', 'Your QR pass works offline, even right after your phone restarts.'],
  ['points-star', 'Points for every visit', `Earn ${pointsName} every day you check in.`],
] as const;

/** What the app does for visitors. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className={styles.section}>
      <h2 id="benefits-title">Made for busy hands</h2>
      <ul className={styles.benefits}>
        {benefits.map(([picture, title, text]) => (
          <li key={title}>
            <Picture name={picture} alt="" width={56} height={56} sizes="56px" originalWidth={800} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
