import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { flagQueries } from '../features/flags/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { appStoreUrl, playStoreUrl, productName, socialUrls } from '../platform/env.ts';
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
          <p>Baby and parenting expos for growing families in Malaysia.</p>
          <ul className={styles.social} aria-label={`${productName} elsewhere`}>
            {socialUrls.map((url) => (
              <li key={url}>
                <a href={url} aria-label={networkName(url)} {...elsewhere}>
                  <SocialIcon url={url} />
                </a>
              </li>
            ))}
          </ul>
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
          <section aria-label="The parenting app">
            <h2>Our app</h2>
            <ul>
              <li>
                <a href={appStoreUrl} {...elsewhere}>
                  App Store
                </a>
              </li>
              <li>
                <a href={playStoreUrl} {...elsewhere}>
                  Google Play
                </a>
              </li>
            </ul>
          </section>
        </nav>
        <div className={styles.legal}>
          <p>
            © {year} {productName}. All rights reserved.
          </p>
          {legalLinks.map(({ slug, label, path }) => (
            <Link key={slug} href={path}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
