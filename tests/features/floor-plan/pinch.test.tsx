import { useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useZoom } from '../../../src/features/floor-plan/use-zoom.ts';
import { render } from '../../support/render.tsx';

function Plan() {
  const drawing = useRef<SVGSVGElement>(null);
  const { scale } = useZoom(drawing);
  return (
    <div>
      <svg ref={drawing} viewBox="0 0 100 100" role="img" aria-label="Hall">
        <title>Hall</title>
        <rect width="100" height="100" />
      </svg>
      {scale && <p>It can be enlarged</p>}
    </div>
  );
}

/** Whether the page may still scroll by these fingers. */
function mayScroll(type: 'touchstart' | 'touchmove', fingers: number): boolean {
  const target = page.getByRole('img').element().querySelector('rect');
  if (!target) throw new Error('no plan');
  const touches = Array.from(
    { length: fingers },
    (_, identifier) => new Touch({ identifier, target, clientX: 50 + 40 * identifier, clientY: 50 }),
  );
  return target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
}

// An iPhone scrolls by two fingers where it may scroll by one, and takes them away from the page.
it('Two fingers on the plan do not scroll the page, and one does', async () => {
  render(<Plan />);
  await expect.element(page.getByText('It can be enlarged')).toBeVisible();
  for (const type of ['touchstart', 'touchmove'] as const)
    expect([mayScroll(type, 1), mayScroll(type, 2)]).toEqual([true, false]);
});
