import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { profileQueries } from '../../features/profile/queries.ts';
import { useProfile } from '../../features/profile/use-profile.ts';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-form.css';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';

export function ProfilePage() {
  const { profile, query } = useProfile();
  return (
    <>
      <OfflineCopyNoteOf query={profileQueries.detail(null)} />
      <QueryView
        query={{ ...query, data: profile }}
        subject="Your profile"
        skeleton={{ shape: 'text-form', label: 'Loading your profile', count: 7 }}
      >
        {(profile) => <ProfileForm profile={profile} />}
      </QueryView>
      <OutboxSection refusedWithPrefix="profile." />
    </>
  );
}
