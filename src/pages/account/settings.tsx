import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { useLocation } from 'wouter';
import { fillPath, paths, settingsPath } from '../../domain/routing/paths.ts';
import { profile } from '../../features/profile/queries.ts';
import { ChangePassword } from '../../features/security/change-password.tsx';
import { DeleteAccount } from '../../features/security/delete-account.tsx';
import { SignOutEverywhere } from '../../features/security/sign-out-everywhere.tsx';
import { NewPasswordField } from '../../features/session/new-password-field.tsx';
import { clearReturnPath, saveReturnPath } from '../../features/session/return-location.ts';
import { SignOutQuestion } from '../../features/session/sign-out-question.tsx';
import { houseAtom, signOut } from '../../features/session/verbs.ts';
import { sessionAtom } from '../../platform/session.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './settings.module.css';

/** What a visitor decides about the account itself. */
export function SettingsPage() {
  const { sub } = useAtomValue(sessionAtom);
  const house = useAtomValue(houseAtom);
  const [, navigate] = useLocation();
  const { data } = useQuery(profile.detail(sub));
  const leaveFor = async (path: string) => {
    if (house) await signOut(house, 'discard');
    // Whoever is here next has not been anywhere yet.
    clearReturnPath();
    navigate(path, { replace: true });
  };
  return (
    <div className={styles.page}>
      <section aria-labelledby="family-title">
        <h2 id="family-title">Family</h2>
        <Link
          className={styles.link}
          href={paths.journey}
          // The first steps lead back to here.
          onClick={() => saveReturnPath(settingsPath)}
        >
          <Picture name="teddy-bear" alt="" width={48} height={48} sizes="48px" originalWidth={800} />
          <span>
            <strong>Tell us about your family</strong>
            <span>Due date, children, interests, reminders</span>
          </span>
          <ChevronRight size={20} aria-hidden />
        </Link>
      </section>
      <section aria-labelledby="security-title">
        <h2 id="security-title">Security</h2>
        <div className={styles.card}>
          <ChangePassword email={data?.email ?? ''} NewPassword={NewPasswordField} />
          <SignOutEverywhere onEnded={() => leaveFor(paths.home)} Question={SignOutQuestion} />
          <DeleteAccount onDeleted={() => leaveFor(fillPath(paths.signIn, { after: 'deleted' }))} />
        </div>
      </section>
    </div>
  );
}
