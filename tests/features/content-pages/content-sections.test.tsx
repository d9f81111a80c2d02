import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContentSections } from '../../../src/features/content-pages/content-sections.tsx';
import { render } from '../../support/render.tsx';

const section = (heading: string, ...titles: string[]) => ({
  heading,
  body: `<p>About ${heading}.</p>`,
  ...(titles.length > 0 && { points: titles.map((title) => ({ title, text: `Why ${title}.` })) }),
});
const listsOf = (heading: string) => page.getByRole('region', { name: heading }).getByRole('list').elements();
const rowsAreApart = (heading: string) => {
  const [list] = listsOf(heading);
  return [...(list?.children ?? [])].every((item) => getComputedStyle(item).borderRadius !== '0px');
};

it('Points below points are rows of one card, and only the first ones are boxes', async () => {
  render(
    <ContentSections
      sections={[
        section('Habits', 'Plain words', 'Evenings'),
        section('Benefits', 'Salary', 'Leave'),
        section('Teams', 'Expos', 'Office'),
        section('Hiring'),
        section('Rules', 'Kind first', 'All families'),
      ]}
    />,
  );
  await expect.element(page.getByRole('heading', { name: 'Kind first', level: 3 })).toBeVisible();
  expect(['Habits', 'Benefits', 'Teams', 'Rules'].map(rowsAreApart)).toEqual([true, false, false, true]);
  await expect.element(page.getByRole('heading', { name: 'Leave', level: 3 })).toBeVisible();
});
