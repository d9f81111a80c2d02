import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Question } from '../../../src/domain/content/community.ts';
import { GroupList } from '../../../src/features/community/group-list.tsx';
import { communityQueries } from '../../../src/features/community/queries.ts';
import { QuestionList } from '../../../src/features/community/question-list.tsx';
import { render } from '../../support/render.tsx';

function open(children: ReactNode, questions: Question[] = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  client.setQueryData(communityQueries.groups().queryKey, []);
  for (const stage of [undefined, 'baby'] as const)
    client.setQueryData(communityQueries.questions(stage).queryKey, {
      pages: [{ items: questions, total: questions.length, nextCursor: null }],
      pageParams: [undefined],
    });
  render(
    <Provider store={createStore()}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>,
  );
}

it('Where nobody has asked anything, nobody is sent to the questions of other stages', async () => {
  open(<QuestionList stage={undefined} />);
  await expect.element(page.getByText('No questions yet.')).toBeVisible();
  await expect.element(page.getByText('at other stages')).not.toBeInTheDocument();
});

it('A question without answers offers none to read', async () => {
  const asked = { author: 'Mei', stage: 'baby', askedOn: '2026-11-01', body: 'Ours does not.' } as const;
  open(<QuestionList stage="baby" />, [{ ...asked, slug: 'sleep', title: 'Who sleeps?', answers: [] }]);
  await expect.element(page.getByText('No answers yet.')).toBeVisible();
  await expect.element(page.getByText('Read 0 answers')).not.toBeInTheDocument();
});

it.each([
  ['of a stage', 'baby' as const, 'No groups for this stage yet.'],
  ['at all', undefined, 'No groups yet.'],
])('Where there are no groups %s, it says so', async (_, stage, text) => {
  open(<GroupList stage={stage} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
