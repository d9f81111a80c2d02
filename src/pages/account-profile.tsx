import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { settingsPath } from '../domain/paths.ts';
import { isVerified } from '../domain/user.ts';
import { profile } from '../features/profile/queries.ts';
import { sessionAtom } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import styles from './belongings.module.css';

/** Who the organiser knows the visitor as. */
export function ProfilePage() {
  const { sub } = useAtomValue(sessionAtom);
  const { data, error, refetch } = useQuery(profile.detail(sub));
  if (!data && error) return <Failure what="Your profile" onRetry={refetch} />;
  if (!data) return <Waiting label="Loading your profile" blocks={1} />;
  return (
    <section className={styles.card} aria-label="Your profile">
      {isVerified(data) && <p className={styles.tag}>Verified profile</p>}
      <dl className={styles.facts}>
        <div>
          <dt>Display name</dt>
          <dd>{data.displayName}</dd>
        </div>
        {data.fullName && (
          <div>
            <dt>Full name</dt>
            <dd>{data.fullName}</dd>
          </div>
        )}
        <div>
          <dt>Email, for signing in</dt>
          <dd>{data.email}</dd>
        </div>
      </dl>
      <div>
        <ButtonLink href={settingsPath} look="outline">
          Password and security
        </ButtonLink>
      </div>
    </section>
  );
}
