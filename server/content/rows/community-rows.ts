import { questions, supportGroups } from '../../community/table.ts';
import { kidsPlaces } from '../../kids-places/table.ts';
import type { Content } from '../content-kinds.ts';
import { type TableRows, tableRows } from './table-rows.ts';

export const communityRows = (content: Content): TableRows[] => [
  tableRows(
    supportGroups,
    content.groups.map((group, rank) => ({ ...group, rank })),
  ),
  tableRows(
    questions,
    content.questions.map(({ asked, ...question }) => ({
      ...question,
      askedOn: asked,
      answers: content.answers
        .filter((answer) => answer.question === question.slug)
        .map(({ author, answered, text }) => ({ author, text, answeredOn: answered })),
    })),
  ),
  tableRows(
    kidsPlaces,
    content['kids-places'].map((place, rank) => ({ ...place, rank })),
  ),
];
