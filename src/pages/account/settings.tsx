import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight, CloudUpload } from 'lucide-react';
import { useLocation } from 'wouter';
import { outboxPath, settingsPath } from '../../domain/routing/account-paths.ts';
import { authPath, fillPath, paths } from '../../domain/routing/paths.ts';
import { ConsentSetting } from '../../features/analytics/consent-setting.tsx';
import { ChangePassword } from '../../features/auth/change-password.tsx';
import { DeleteAccountSection } from '../../features/auth/delete-account-section.tsx';
import { SignOutEverywhere } from '../../features/auth/sign-out-everywhere.tsx';
import { useVendorAddress } from '../../features/flags/use-vendor-address.ts';
import { InstallSetting } from '../../features/install/install-setting.tsx';
import { profileQueries } from '../../features/profile/queries.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { clearReturnPath, saveReturnPath } from '../../platform/session/return-path.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { signOut } from '../../platform/session/sign-in-and-out.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './settings.module.css';

/** Family, outbox, usage statistics, password, other devices, and deleting the account. */
export function SettingsPage() {
  const { sub } = useAtomValue(sessionAtom);
  const services = useAtomValue(appServicesAtom);
  const [, navigate] = useLocation();
  const { data } = useQuery(profileQueries.detail(sub));
  const analyticsAddress = useVendorAddress('analytics');
  const signOutAndGoTo = async (path: string) => {
    if (services) await signOut(services, 'discard');
    // The next visitor on this phone must not return to the last one's page.
    clearReturnPath();
    navigate(path, { replace: true });
  };
  return (
    <div className={styles.page}>
      <section aria-labelledby="family-title">
        <h2 id="family-title">Family</h2>
        <Link
          className={styles.link}
          href={authPath(paths.journey, settingsPath)}
          // The first steps return to this page.
          onClick={() => saveReturnPath(settingsPath)}
        >
          <Picture name="teddy-bear" alt="" width={48} height={48} sizes="48px" originalWidth={800} />
          <span>
            <strong>Tell us about your family</strong>
            <span>Due date, children, interests</span>
          </span>
          <ChevronRight size={20} aria-hidden />
        </Link>
      </section>
      <section aria-labelledby="phone-title">
        <h2 id="phone-title">This phone</h2>
        <Link className={styles.link} href={outboxPath}>
          <CloudUpload size={32} aria-hidden />
          <span>
            <strong>Outbox</strong>
            <span>What this phone still has to send</span>
          </span>
          <ChevronRight size={20} aria-hidden />
        </Link>
      </section>
      <InstallSetting />
      {analyticsAddress && <ConsentSetting />}
      <section aria-labelledby="security-title">
        <h2 id="security-title">Security</h2>
        <div className={styles.card}>
          <ChangePassword email={data?.email ?? ''} />
          <SignOutEverywhere onSignedOut={() => signOutAndGoTo(paths.home)} />
          <DeleteAccountSection
            onDeleted={() => signOutAndGoTo(fillPath(paths.signIn, { after: 'deleted' }))}
          />
        </div>
      </section>
    </div>
  );
}
