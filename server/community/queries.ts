import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Group, Question, questionListInput } from '../../src/domain/content/community.ts';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import { compareText } from '../../src/domain/text/compare.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { referToPicture } from '../images/picture-table.ts';
import { questions, supportGroups } from './table.ts';

const latest: KeysetOrder = {
  key: questions.askedOn,
  tieBreaker: questions.slug,
  direction: 'desc',
  kind: 'day',
};

export async function listGroups(db: Database): Promise<Group[]> {
  const rows = await db.select().from(supportGroups).orderBy(asc(supportGroups.rank));
  return rows.map(({ rank: _, ...group }) => ({ ...group, picture: referToPicture(`group-${group.slug}`) }));
}

/** Latest first, each with its answers, oldest first. */
export async function listQuestions(
  db: Database,
  { stage, cursor, limit }: v.InferOutput<typeof questionListInput>,
): Promise<CursorPage<Question>> {
  const { rows, ...page } = await findPage(db, db.select().from(questions).$dynamic(), {
    table: questions,
    filter: stage ? eq(questions.stage, stage) : undefined,
    order: latest,
    keyOf: ({ askedOn, slug }) => [askedOn, slug],
    cursor,
    limit,
  });
  return { items: rows.map(toQuestion), ...page };
}

const toQuestion = ({ askedOn, answers, ...question }: typeof questions.$inferSelect): Question => ({
  ...question,
  askedOn,
  answers: answers.toSorted((a, b) => compareText(a.answeredOn, b.answeredOn)),
});
