import { expect, it } from 'vitest';
import { BoothPicture } from '../../../src/features/floor-plan/booth-picture.tsx';
import { render } from '../../support/render.tsx';

it('A logo that cannot be loaded is its ground, until the connection is back', async () => {
  render(
    <svg>
      <title>Plan</title>
      <BoothPicture
        shift={0}
        isTight={false}
        picture="nothing-there@ffeecc"
        x={0}
        y={0}
        width={40}
        height={40}
      />
    </svg>,
  );
  const logos = () => document.querySelectorAll('image').length;
  expect(logos()).toBe(1);
  await expect.poll(logos).toBe(0);
  expect(document.querySelector('rect')?.getAttribute('fill')).toBe('#ffeecc');

  // It is tried again, and may be gone as soon.
  let isTried = false;
  new MutationObserver(() => {
    isTried = true;
  }).observe(document.body, { childList: true, subtree: true });
  // Until it listens: that is a moment after it has shown its ground.
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return isTried;
    })
    .toBe(true);
});
