import { Picture } from '../../ui/picture.tsx';
import styles from './home.module.css';

const benefits = [
  [
    'check-in-ticket',
    'Check in without signal',
    'A tap is saved on your phone and sent once, when the hall’s network is back.',
  ],
  [
    'baby-bottle',
    'Your pass, always',
    'The QR pass works in the deepest hall, even right after your phone restarts.',
  ],
  ['points-star', 'Points for every visit', 'Yhello Points add up with every day that you check in.'],
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
