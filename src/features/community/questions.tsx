import { useInfiniteQuery } from '@tanstack/react-query';
import type { Question } from '../../domain/community.ts';
import { dayLong } from '../../domain/dates.ts';
import { paths } from '../../domain/paths.ts';
import { type Stage, stageLabels } from '../../domain/stage.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import styles from './community.module.css';
import { community } from './queries.ts';

/** What parents have asked and answered, latest first. */
export function Questions({ stage }: { stage: Stage | undefined }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(community.questions(stage));
  if (!data)
    return error ? (
      <Failure what="The questions" onRetry={refetch} />
    ) : (
      <Waiting shape="row" label="Loading the questions" blocks={6} />
    );
  const questions = data.pages.flatMap(({ items }) => items);
  const total = data.pages[0]?.total ?? 0;
  if (total === 0) return <NoneYet />;
  return (
    <>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <QuestionCard key={question.slug} question={question} />
        ))}
      </ul>
      <ShowMore
        shown={questions.length}
        total={total}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        failed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}

function QuestionCard({ question }: { question: Question }) {
  const { title, body, author, stage, askedOn, answers } = question;
  return (
    <li className={styles.question}>
      <p className={styles.mark}>
        {stageLabels[stage]}&nbsp;· {dayLong(askedOn)}
      </p>
      <h3>{title}</h3>
      <p>{body}</p>
      <p className={styles.author}>{author}</p>
      <Disclosure title={answers.length === 1 ? 'Read the answer' : `Read ${answers.length} answers`}>
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.author + answer.text}>
              <p>{answer.text}</p>
              <p className={styles.author}>
                {answer.author}, {dayLong(answer.answeredOn)}
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}

const NoneYet = () => (
  <Notice
    level={2}
    title="No questions at this stage yet"
    text="Other stages have some. What parents ask at one is often good to know at the next."
    picture="mailbox"
  >
    <ButtonLink href={paths.community}>See all questions</ButtonLink>
  </Notice>
);
