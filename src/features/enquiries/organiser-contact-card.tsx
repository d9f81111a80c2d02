import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { contact } from '../../domain/organiser/contact.ts';
import styles from './contact-options.module.css';

const { company, email, phone, address, hours } = contact;

/** E-mail, and what there is of telephone, office and hours of the organiser. */
export function OrganiserContactCard() {
  return (
    <section className={styles.organiser} aria-labelledby="organiser-title">
      <h2 id="organiser-title">Other ways to reach us</h2>
      <ul>
        <li>
          <Mail size={20} aria-hidden />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {phone && (
          <li>
            <Phone size={20} aria-hidden />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {(company || address.length > 0) && (
          <li>
            <MapPin size={20} aria-hidden />
            <address>
              {company}
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        )}
        {hours.length > 0 && (
          <li>
            <Clock size={20} aria-hidden />
            <dl>
              {hours.map(({ when, open }) => (
                <div key={when}>
                  <dt>{when}</dt>
                  <dd>{open}</dd>
                </div>
              ))}
            </dl>
          </li>
        )}
      </ul>
    </section>
  );
}
