import { expect, it } from 'vitest';
import { BarWithEnds } from '../../../src/features/rewards/bar-with-ends.tsx';
import { render } from '../../support/render.tsx';

it('The ends of a bar are read as one range and not as two numbers', () => {
  render(
    <BarWithEnds from={5000} to={15_000}>
      <progress value={0.5} aria-label="On the way to Blossom" />
    </BarWithEnds>,
  );
  expect(document.querySelector('p')?.textContent).toBe('5,000 to 15,000 points');
});
