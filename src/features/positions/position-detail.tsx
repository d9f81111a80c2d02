import type { Position } from '../../domain/content/position.ts';
import { contact } from '../../domain/organiser/contact.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { applyHref, salaryText } from './open-positions.ts';
import styles from './position-detail.module.css';

/** One position: facts, description and how to apply. On desktops the facts stay beside the text. */
export function PositionDetail({ position }: { position: Position }) {
  const { title, team, place, type, salary, postedOn, closesOn, body, summary } = position;
  const applyLink = applyHref(contact.careersEmail, title);
  const facts = [
    ['Salary', salaryText(salary)],
    ['Place', place],
    ['Hours', type],
    ['Team', team],
    ['Posted', dayLong(postedOn)],
    ['Apply by', dayLong(closesOn)],
  ] as const;
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.apply}>
          <ButtonAnchor href={applyLink}>Apply by email</ButtonAnchor>
        </p>
      </div>
      <aside aria-label="Facts">
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.beside}>
          <ButtonAnchor href={applyLink}>Apply by email</ButtonAnchor>
        </p>
      </aside>
      <article className={styles.text}>
        <RichText html={body} />
        <h2>How to apply</h2>
        <p>
          Send your CV and half a page on why you want this job to{' '}
          <a href={applyLink}>{contact.careersEmail}</a> by{' '}
          <time dateTime={closesOn}>{dayLong(closesOn)}</time>. No photo or date of birth needed.
        </p>
        <p className={styles.apply}>
          <ButtonAnchor href={applyLink}>Apply by email</ButtonAnchor>
        </p>
      </article>
    </div>
  );
}
