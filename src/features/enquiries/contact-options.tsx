import { ArrowRight } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './contact-options.module.css';
import { OrganiserContactCard } from './organiser-contact-card.tsx';

const options = [
  {
    href: paths.getInTouchVisitor,
    tone: 'sun',
    picture: 'check-in-ticket',
    title: 'You are visiting',
    text: 'Dates and halls, your pass, nursing rooms, something lost, or a word of praise.',
    action: 'Write as a visitor',
  },
  {
    href: paths.getInTouchExhibitor,
    tone: 'coral',
    picture: 'baby-bottle',
    title: 'You are exhibiting',
    text: 'A booth for your brand. Tell us what you sell, and we send sizes, prices and what is still free.',
    action: 'Write as an exhibitor',
  },
  {
    href: paths.getInTouchOnlineService,
    tone: 'sky',
    picture: 'mailbox',
    title: 'Something online',
    text: 'Orders, vouchers, Yhello Cards, your account, or the app itself.',
    action: 'Write to online service',
  },
] as const;

/** The three contact forms, and the organiser's contact details. */
export function ContactOptions() {
  return (
    <>
      <div className={styles.head}>
        <h1>Get in touch</h1>
        <p>A person reads every message. Choose what fits, and it lands with the right people at once.</p>
      </div>
      <div className={styles.hub}>
        <ul className={styles.ways}>
          {options.map(({ href, tone, picture, title, text, action }) => (
            <li key={href} data-tone={tone}>
              <Picture name={picture} alt="" width={88} height={88} sizes="88px" originalWidth={800} />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <Link href={href}>
                  {action}
                  <ArrowRight size={18} aria-hidden />
                </Link>
              </div>
            </li>
          ))}
        </ul>
        <OrganiserContactCard />
      </div>
    </>
  );
}
