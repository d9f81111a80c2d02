import { useAtomValue } from 'jotai';
import { ageText, dueDateText } from '../../domain/time/age-text.ts';
import { dayRange } from '../../domain/time/dates.ts';
import type { Family } from '../../domain/visitor/family.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './family-summary.module.css';
import { interestLabel } from './interest-chips.tsx';

/** What the visitor entered about the family. */
export function FamilySummary({ family }: { family: Family }) {
  const today = useAtomValue(todayAtom);
  const { dueDate, children, interests } = family;
  const hasNoDetails = family.isParent && children.length === 0;
  return (
    <>
      {(family.isExpecting || family.isParent || children.length > 0) && (
        <ul className={styles.members}>
          {family.isExpecting && (
            <Member
              picture="baby-bottle"
              name="On the way"
              description={dueDate ? dueDateText(dueDate, today) : 'Due date not added yet'}
              note={dueDate ? dayRange(dueDate, dueDate, today) : ''}
            />
          )}
          {hasNoDetails && (
            <Member picture="teddy-bear" name="Your children" description="Children not added yet" note="" />
          )}
          {children.map(({ name, birthDate }, i) => (
            <Member
              // biome-ignore lint/suspicious/noArrayIndexKey: children have no id
              key={i}
              picture="teddy-bear"
              name={name || (children.length > 1 ? `Child ${i + 1}` : 'Your child')}
              description={ageText(birthDate, today)}
              note={`Born ${dayRange(birthDate, birthDate, today)}`}
            />
          ))}
        </ul>
      )}
      <Section title="Interests">
        {interests.length > 0 ? (
          <ul className={styles.interests}>
            {interests.map((interest) => (
              <li key={interest}>{interestLabel(interest)}</li>
            ))}
          </ul>
        ) : (
          <p>None yet.</p>
        )}
      </Section>
    </>
  );
}

type MemberProps = { picture: string; name: string; description: string; note: string };

function Member({ picture, name, description, note }: MemberProps) {
  return (
    <li>
      <Picture name={picture} alt="" width={72} height={72} sizes="72px" originalWidth={800} />
      <div>
        <h2>{name}</h2>
        <p className={styles.age}>{description}</p>
        <p>{note}</p>
      </div>
    </li>
  );
}
