import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { Failure } from '../ui/failure.tsx';
import { Waiting } from '../ui/waiting.tsx';

export function ProfilePage() {
  const { me, error, refetch } = useProfile();
  return (
    <>
      {me ? (
        <ProfileForm me={me} />
      ) : error ? (
        <Failure what="Your profile" onRetry={refetch} />
      ) : (
        <Waiting shape="row" label="Getting your profile" blocks={6} />
      )}
      <OutboxList troubleOf="profile." />
    </>
  );
}
