import { useAtomValue } from 'jotai';
import { ChevronRight, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { unsentLabel } from '../../domain/delivery/unsent-label.ts';
import { outboxPath, profilePath, settingsPath } from '../../domain/routing/account-paths.ts';
import { authPath, fillPath, paths } from '../../domain/routing/paths.ts';
import { avatarPicture } from '../../domain/visitor/avatar.ts';
import { ConsentSetting } from '../../features/analytics/consent-setting.tsx';
import { ChangePassword } from '../../features/auth/change-password.tsx';
import { DeleteAccountSection } from '../../features/auth/delete-account-section.tsx';
import { SignOutButton } from '../../features/auth/sign-out-button.tsx';
import { SignOutEverywhere } from '../../features/auth/sign-out-everywhere.tsx';
import { useVendorAddress } from '../../features/flags/use-vendor-address.ts';
import { InstallSetting } from '../../features/install/install-setting.tsx';
import { useProfile } from '../../features/profile/use-profile.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { waitingCountAtom } from '../../platform/outbox-client.ts';
import { clearReturnPath, saveReturnPath } from '../../platform/session/return-path.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { signOut } from '../../platform/session/sign-in-and-out.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './settings.module.css';
import { useFamilySummary } from './use-account-summaries.ts';

/**
 * Profile and family, outbox, usage statistics, the installation, password, other devices, and deleting the account.
 */
export function SettingsPage() {
  const { profile } = useProfile();
  const services = useAtomValue(appServicesAtom);
  const alert = useAlert();
  const waiting = useAtomValue(waitingCountAtom);
  const analyticsAddress = useVendorAddress('analytics');
  const signOutAndGoTo = async (path: string) => {
    if (services) await signOut(services, 'discard');
    // The next visitor on this phone must not return to the last one's page.
    clearReturnPath();
    navigate(path, { replace: true });
  };
  return (
    <div className={styles.page}>
      <div>
        <section aria-labelledby="you-title">
          <h2 id="you-title">You</h2>
          <div className={styles.card}>
            <ProfileLink profile={profile} />
            <FamilyLink />
          </div>
        </section>
        <section aria-labelledby="device-title">
          <h2 id="device-title">This device</h2>
          <div className={styles.card}>
            <SettingLink
              href={outboxPath}
              icon={<CloudUpload size={28} aria-hidden />}
              title="Outbox"
              text={unsentLabel({ waiting, refused: 0 }) || 'Nothing is waiting to be sent'}
            />
          </div>
        </section>
        <InstallSetting className={styles.text} />
        {analyticsAddress && <ConsentSetting />}
      </div>
      <div>
        <section aria-labelledby="security-title">
          <h2 id="security-title">Security</h2>
          <div className={styles.card}>
            <ChangePassword email={profile?.email ?? ''} />
            <div className={styles.signOut}>
              <SignOutButton />
            </div>
            <SignOutEverywhere
              onSignedOut={async () => {
                await signOutAndGoTo(paths.home);
                alert('success', 'You’re logged out');
              }}
            />
            <DeleteAccountSection
              onDeleted={() => signOutAndGoTo(fillPath(paths.signIn, { after: 'deleted' }))}
            />
          </div>
        </section>
      </div>
    </div>
  );
}

function ProfileLink({ profile }: Pick<ReturnType<typeof useProfile>, 'profile'>) {
  const { displayName } = useAtomValue(sessionAtom);
  return (
    <SettingLink
      href={profilePath}
      icon={<SettingPicture name={avatarPicture(profile?.avatar)} />}
      title="Edit your profile"
      text={profile?.displayName ?? displayName ?? ''}
    />
  );
}

function FamilyLink() {
  const { text, isLoaded } = useFamilySummary();
  return (
    <SettingLink
      href={authPath(paths.firstSteps, settingsPath)}
      // The first steps return to this page.
      onClick={() => saveReturnPath(settingsPath)}
      icon={<SettingPicture name="teddy-bear" />}
      title={text ? 'Edit your family' : isLoaded ? 'Tell us about your family' : 'Your family'}
      text={text ?? 'Due date, children, interests'}
    />
  );
}

const SettingPicture = ({ name }: { name: string }) => (
  <Picture name={name} alt="" width={44} height={44} sizes="44px" originalWidth={800} />
);

type SettingLinkProps = {
  href: string;
  onClick?: () => void;
  icon: ReactNode;
  title: string;
  text: string;
};

const SettingLink = ({ href, onClick, icon, title, text }: SettingLinkProps) => (
  <Link className={styles.link} href={href} {...(onClick && { onClick })}>
    <span className={styles.icon}>{icon}</span>
    <span>
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <ChevronRight size={20} aria-hidden />
  </Link>
);
