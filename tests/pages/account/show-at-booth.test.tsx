import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ShowAtBooth } from '../../../src/pages/account/show-at-booth.tsx';
import { render } from '../../support/render.tsx';

it('The codes of many vouchers are drawn as they come near the screen, and all of them for paper', async () => {
  await page.viewport(390, 844);
  render(
    <Provider>
      <ul>
        {Array.from({ length: 40 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
          <li key={i} style={{ height: 400 }}>
            <ShowAtBooth title="RM 10 off" code={`CODE-${i}`} value="RM 10" note="" />
          </li>
        ))}
      </ul>
    </Provider>,
  );
  const drawn = () => [...document.querySelectorAll('[data-qr]')].map((code) => code.ariaLabel);
  await expect.poll(drawn).toContain('QR code CODE-0');
  expect(drawn().length).toBeLessThan(10);
  document.querySelectorAll('li')[39]?.scrollIntoView();
  await expect.poll(drawn).toContain('QR code CODE-39');
  expect(drawn().length).toBeLessThan(20);
  dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toHaveLength(40);
});
