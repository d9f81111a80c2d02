import { OutboxList } from '../../features/outbox/outbox-list.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { useProfile } from '../../features/profile/use-profile.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ProfilePage() {
  const { profile, error, refetch } = useProfile();
  return (
    <>
      {profile ? (
        <ProfileForm profile={profile} />
      ) : error ? (
        <ErrorState subject="Your profile" onRetry={refetch} />
      ) : (
        <Skeleton shape="row" label="Getting your profile" count={6} />
      )}
      <OutboxList refusedWithPrefix="profile." />
    </>
  );
}
