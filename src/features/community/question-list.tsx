import { useInfiniteQuery } from '@tanstack/react-query';
import type { Question } from '../../domain/content/community.ts';
import { type Stage, stageLabels } from '../../domain/content/family-stage.ts';
import { paths } from '../../domain/routing/paths.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './community.module.css';
import { communityQueries } from './queries.ts';

/** Questions and answers of parents, latest first. */
export function QuestionList({ stage }: { stage: Stage | undefined }) {
  const query = useInfiniteQuery(communityQueries.questions(stage));
  return (
    <QueryView
      query={query}
      subject="The questions"
      skeleton={{ shape: 'line', label: 'Loading the questions', count: 6 }}
      empty={stage ? <NoQuestions /> : <p>No questions yet.</p>}
    >
      {({ pages }) => (
        <>
          <ul className={styles.questions}>
            {pages
              .flatMap(({ items }) => items)
              .map((question) => (
                <QuestionCard key={question.slug} question={question} />
              ))}
          </ul>
          <ShowMore query={query} />
        </>
      )}
    </QueryView>
  );
}

function QuestionCard({ question }: { question: Question }) {
  const { title, body, author, stage, askedOn, answers } = question;
  return (
    <li className={styles.question}>
      <div className={styles.asked}>
        <p className={styles.eyebrow}>
          {stageLabels[stage]}&nbsp;· <time dateTime={askedOn}>{dayLong(askedOn)}</time>
        </p>
        <h3>{title}</h3>
        <p>{body}</p>
        <p className={styles.author}>{author}</p>
      </div>
      {answers.length > 0 ? <Answers {...question} /> : <p className={styles.author}>No answers yet.</p>}
    </li>
  );
}

const Answers = ({ title, answers }: Question) => (
  <Disclosure
    title={answers.length === 1 ? 'Read the answer' : `Read ${answers.length} answers`}
    about={`to ${title}`}
  >
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer.author + answer.text}>
          <p>{answer.text}</p>
          <p className={styles.author}>
            {answer.author}, <time dateTime={answer.answeredOn}>{dayLong(answer.answeredOn)}</time>
          </p>
        </li>
      ))}
    </ul>
  </Disclosure>
);

const NoQuestions = () => (
  <EmptyState
    level={2}
    title="No questions for this stage yet"
    text="Parents have asked at other stages. Their answers may help you too."
    picture="questions"
  >
    <ButtonLink href={paths.community}>See all questions</ButtonLink>
  </EmptyState>
);
