import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../src/domain/routing/paths.ts';
import { IfOffered } from '../../../src/features/flags/if-offered.tsx';
import { RequestError } from '../../../src/platform/request-error.ts';
import { render } from '../../support/render.tsx';

const FLAGS = 'businesses.settings.getAllFeatureFlags';
const ON = { directoryState: true };

const Data = () => <p>Content: {String(useQuery({ queryKey: ['data'] }).data)}</p>;

/** Renders a page behind a flag. Each request for the flags gets the next answer, and data is always "here". */
function open(...answers: Promise<unknown>[]) {
  const requests: unknown[] = [];
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retryDelay: 1,
        networkMode: 'offlineFirst',
        queryFn: ({ queryKey: [path] }) => {
          requests.push(path);
          return path === FLAGS ? answers.shift() : 'here';
        },
      },
    },
  });
  render(
    <QueryClientProvider client={client}>
      <IfOffered
        path={paths.kidsListing}
        notOffered={<p>Not offered</p>}
        skeleton={{ label: 'Loading', count: 1 }}
      >
        <Data />
      </IfOffered>
    </QueryClientProvider>,
  );
  return { requests, client };
}
const texts = { on: page.getByText('Content: here'), off: page.getByText('Not offered') };

it('A page whose flag is on shows and loads its data', async () => {
  const { requests } = open(Promise.resolve(ON));
  await expect.element(texts.on).toBeVisible();
  expect(requests).toEqual([FLAGS, 'data']);
});

it('A page whose flag is off says so, and asks for none of its data', async () => {
  const { requests } = open(Promise.resolve([]));
  await expect.element(texts.off).toBeVisible();
  expect(requests).toEqual([FLAGS]);
});

it('While the flags are not known, neither the page nor its absence is shown', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { requests } = open(answer.promise);
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  for (const text of Object.values(texts)) expect(text.query()).toBeNull();
  expect(requests).toEqual([FLAGS]);
  answer.resolve(ON);
  await expect.element(texts.on).toBeVisible();
});

it('Without an answer to a first request for the flags, the page says that it could not be loaded', async () => {
  const { requests } = open(
    Promise.reject(new RequestError('no-answer', 'No answer', '', 0)),
    Promise.resolve(ON),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(texts.on).toBeVisible();
  expect(requests).toEqual([FLAGS, FLAGS, 'data']);
});

it('Flags that are turned off later take the page away', async () => {
  const { client } = open(Promise.resolve(ON));
  await expect.element(texts.on).toBeVisible();
  client.setQueryData([FLAGS], { directoryState: false });
  await expect.element(texts.off).toBeVisible();
});
