import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { organiser } from '../../domain/enquiry/organiser.ts';
import styles from './contact-options.module.css';

/** E-mail, telephone, office and hours of the organiser. */
export function OrganiserContactCard() {
  return (
    <section className={styles.organiser} aria-labelledby="organiser-title">
      <h2 id="organiser-title">Other ways to reach us</h2>
      <ul>
        <li>
          <Mail size={20} aria-hidden />
          <a href={`mailto:${organiser.email}`}>{organiser.email}</a>
        </li>
        <li>
          <Phone size={20} aria-hidden />
          <a href={`tel:${organiser.phone.replace(/[^+\d]/g, '')}`}>{organiser.phone}</a>
        </li>
        <li>
          <MapPin size={20} aria-hidden />
          <address>
            {organiser.company}
            {organiser.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
        <li>
          <Clock size={20} aria-hidden />
          <dl>
            {organiser.hours.map(([when, hours]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </li>
      </ul>
    </section>
  );
}
