import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { useProfile } from '../../features/profile/use-profile.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';

export function ProfilePage() {
  const { profile, error, refetch } = useProfile();
  return (
    <>
      <QueryView
        query={{ data: profile, error, refetch }}
        subject="Your profile"
        skeleton={{ shape: 'row', label: 'Loading your profile', count: 6 }}
      >
        {(profile) => <ProfileForm profile={profile} />}
      </QueryView>
      <OutboxSection refusedWithPrefix="profile." />
    </>
  );
}
