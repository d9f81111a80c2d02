import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { about } from '../domain/organiser/about.ts';
import { productName } from '../domain/organiser/brand.ts';
import { todayAtom } from '../platform/clock.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { Link } from '../ui/link.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { footerGroups, legalLinks } from './site-menus.ts';
import { networkName, SocialIcon } from './social-icon.tsx';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

export function Footer() {
  const year = useAtomValue(todayAtom).slice(0, 4);
  const flags = useQuery(flagQueries.all()).data;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{about.line}</p>
          {about.socialLinks.length > 0 && (
            <ul className={styles.social} aria-label={`${productName} elsewhere`}>
              {about.socialLinks.map((url) => (
                <li key={url}>
                  <a href={url} aria-label={networkName(url)} {...elsewhere}>
                    <SocialIcon url={url} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label="Footer" className={styles.groups}>
          {footerGroups(flags).map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ slug, label, path }) => (
                  <li key={slug}>
                    <Link href={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {about.apps.length > 0 && (
            <section aria-label="Our app" data-apps>
              <h2>Our app</h2>
              <ul>
                {about.apps.map(([store, url]) => (
                  <li key={store}>
                    <a href={url} {...elsewhere}>
                      {store}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </nav>
        <div className={styles.legal}>
          <p>
            © {year} {productName}. All rights reserved.
          </p>
          {legalLinks(flags).map(({ slug, label, path }) => (
            <Link key={slug} href={path}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
