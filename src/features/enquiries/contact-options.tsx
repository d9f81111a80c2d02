import { ArrowRight } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './contact-options.module.css';
import { OrganiserContactCard } from './organiser-contact-card.tsx';
import { serviceSubjects } from './service-subjects.ts';

const options = [
  {
    href: paths.getInTouchVisitor,
    tone: 'accent',
    picture: 'check-in-ticket',
    title: 'I’m visiting',
    text: 'Dates and halls, your pass, access, lost and found, or feedback.',
    action: 'Write as a visitor',
  },
  {
    href: paths.getInTouchExhibitor,
    tone: 'accent-pale',
    picture: 'stand',
    title: 'I’m exhibiting',
    text: 'Ask for a booth: tell us what you sell, and how much room you need.',
    action: 'Write as an exhibitor',
  },
  {
    href: paths.getInTouchOnlineService,
    tone: 'second-pale',
    picture: 'mailbox',
    title: 'Online service',
    text: `About ${serviceSubjects}, or the app itself.`,
    action: 'Write to our online team',
  },
] as const;

/** The three contact forms, and the organiser's contact details. */
export function ContactOptions() {
  return (
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
  );
}
