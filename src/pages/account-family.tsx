import { hashKey, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { dayLong } from '../domain/dates.ts';
import type { Journey } from '../domain/journey.ts';
import { familyPath, paths } from '../domain/paths.ts';
import { journeyNow } from '../features/family/model.ts';
import { family } from '../features/family/queries.ts';
import { saveReturnPath } from '../features/session/return-location.ts';
import { outboxEntriesAtom } from '../platform/outbox.ts';
import { revisionOf } from '../platform/read.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import styles from './belongings.module.css';

/** What the visitor has told about the family, with what this phone has not sent yet. */
export function FamilyPage() {
  const query = family.journey(true);
  const { data, error, refetch } = useQuery(query);
  const known = journeyNow(
    data ?? null,
    revisionOf(hashKey(query.queryKey)),
    useAtomValue(outboxEntriesAtom),
  );
  if (known) return <Told journey={known} />;
  if (error) return <Failure what="Your family" onRetry={refetch} />;
  if (data === undefined) return <Waiting label="Loading your family" blocks={1} />;
  return (
    <Notice
      level={2}
      title="Who is at home?"
      text="Tell us a little, and talks, offers and reminders fit your family."
      picture="teddy-bear"
    >
      <ChangeLink label="Tell us about your family" />
    </Notice>
  );
}

function Told({ journey }: { journey: Journey }) {
  return (
    <section className={styles.card} aria-label="Your family">
      <dl className={styles.facts}>
        {journey.isExpecting && (
          <div>
            <dt>Expecting</dt>
            <dd>{journey.dueDate ? `Due on ${dayLong(journey.dueDate)}` : 'Due date not told'}</dd>
          </div>
        )}
        {journey.children.map(({ name, birthDate }, i) => (
          <div key={`${birthDate} ${name}`}>
            <dt>{name || `Child ${i + 1}`}</dt>
            <dd>Born on {dayLong(birthDate)}</dd>
          </div>
        ))}
        <div>
          <dt>Interests</dt>
          <dd>{journey.interests.join(', ') || 'None chosen'}</dd>
        </div>
        <div>
          <dt>Reminders</dt>
          <dd>{journey.remind ? 'Yes, please' : 'No'}</dd>
        </div>
      </dl>
      <ChangeLink label="Change" />
    </section>
  );
}

/** The first steps lead back to here. */
function ChangeLink({ label }: { label: string }) {
  const [, navigate] = useLocation();
  const go = () => {
    saveReturnPath(familyPath);
    navigate(paths.journey);
  };
  return (
    <div>
      <Button look="outline" onClick={go}>
        {label}
      </Button>
    </div>
  );
}
