import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import BannerList from '../../src/app/banner-list.tsx';
import styles from '../../src/app/help-and-banners.module.css';
import { render } from '../support/render.tsx';

it.each(['', 'maps can be turned'])('The button of a new version is beside its text: %s', async (news) => {
  await page.viewport(390, 844);
  const update = { apply: () => {}, news };
  render(
    <Provider store={createStore()}>
      <div className={styles.banners}>
        <BannerList update={update} wasSignedOut={false} soonTalk={null} mayAskToInstall={false} />
      </div>
    </Provider>,
  );
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const text = page.getByText(news ? `New: ${news}` : 'New version ready').element();
  const button = page.getByRole('button', { name: 'Update' }).element();
  expect(middleOf(button)).toBeCloseTo(middleOf(text), 0);
});
