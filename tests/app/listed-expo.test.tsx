import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { useListedExpo } from '../../src/app/listed-expo.ts';
import type { Expo, ExpoList } from '../../src/domain/expo/expo.ts';
import { render } from '../support/render.tsx';

const TODAY = '2026-12-04';
const expo = (slug: string, fromDate: string, toDate: string, showStarbuys: boolean) =>
  ({ id: slug, slug, fromDate, toDate, showStarbuys, showHighlights: true }) as Expo;
const running = expo('running', TODAY, TODAY, false);
const expoList: ExpoList = {
  upcoming: [
    running,
    expo('deals', '2026-12-10', '2026-12-12', true),
    expo('planned', '2027-01-01', '2027-01-03', false),
  ],
  past: [expo('over', '2026-11-01', '2026-11-02', true)],
};

const Listed = ({ list }: { list: ExpoList }) => (
  <output>{useListedExpo(list, TODAY)?.slug ?? 'none'}</output>
);

const before = location.href;
afterEach(() => navigate(before, { replace: true }));

async function expectListed(path: string, slug: string) {
  navigate(path);
  await expect.element(page.getByRole('status')).toHaveTextContent(slug);
}

function show(list = expoList) {
  render(<Listed list={list} />);
}

it('The menus link to the list of the expo that was viewed last, also on pages about no expo', async () => {
  show();
  await expectListed('/products', 'deals');
  await expectListed('/expo?expoSlug=planned', 'planned');
  await expectListed('/products', 'planned');
  await expectListed('/exhibitors?expoSlug=running', 'running');
  await expectListed('/brands', 'running');
});

it('The check-in page makes the menus forget the expo that was viewed last', async () => {
  show();
  await expectListed('/expo?expoSlug=planned', 'planned');
  await expectListed('/account?page=expo-check-in', 'deals');
  await expectListed('/products', 'deals');
});

it('The menus do not link to the list of a past expo', async () => {
  show();
  await expectListed('/expo?expoSlug=over', 'deals');
  show({ upcoming: [], past: expoList.past });
  await expect.element(page.getByRole('status').last()).toHaveTextContent('none');
});
