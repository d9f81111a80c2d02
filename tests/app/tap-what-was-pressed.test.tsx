import { afterEach, beforeAll, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ignoreStraySecondTaps } from '../../src/app/stray-second-taps.ts';
import { tapWhatWasPressed } from '../../src/app/tap-what-was-pressed.ts';

beforeAll(() => {
  tapWhatWasPressed();
  ignoreStraySecondTaps();
});
afterEach(() => document.body.replaceChildren());

/** Two buttons one below the other. Returns the names of those that were tapped. */
function showButtons() {
  const tapped: string[] = [];
  const [save, remove] = ['Save', 'Remove'].map((name) => {
    const button = document.createElement('button');
    button.style.cssText = 'display: block; height: 44px';
    button.textContent = name;
    button.onclick = () => tapped.push(name);
    document.body.append(button);
    return button;
  });
  if (!save || !remove) throw new Error('Two buttons are needed');
  return { tapped, save, remove };
}

/** What the bar does that comes with the loss of the signal. */
function movePage(): void {
  const bar = document.createElement('div');
  bar.style.height = '50px';
  document.body.prepend(bar);
}

it('A button that moves away under the finger is tapped, and not what takes its place', async () => {
  const { tapped, save, remove } = showButtons();
  remove.addEventListener('pointerdown', movePage);
  await userEvent.click(remove);
  expect(tapped).toEqual(['Remove']);
  await userEvent.click(save);
  expect(tapped).toEqual(['Remove', 'Save']);
});

/** With a finger: the browser makes mouse events of it at its end, where the finger is then. */
async function touch(element: Element): Promise<void> {
  const { x = 0, y = 0, width = innerWidth } = window.frameElement?.getBoundingClientRect() ?? {};
  // The frame of the tests may be shown smaller.
  const scale = width / innerWidth;
  const box = element.getBoundingClientRect();
  const point = { x: x + scale * (box.x + box.width / 2), y: y + scale * (box.y + box.height / 2) };
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
}

it('A select that comes under the finger during the touch of a button does not open', async () => {
  const { tapped, save, remove } = showButtons();
  const select = document.createElement('select');
  // Away from the taps of the test before, after which this one would count as a stray second one.
  select.style.cssText = 'display: block; margin-top: 200px; height: 44px; width: 100%';
  save.replaceWith(select);
  let opened = 0;
  select.onmousedown = () => opened++;
  remove.addEventListener('pointerdown', movePage);
  await touch(remove);
  await expect.poll(() => tapped).toEqual(['Remove']);
  expect(opened).toBe(0);
});

it('A press that ends elsewhere taps nothing, nor one on a button that has gone', async () => {
  const { tapped, save, remove } = showButtons();
  await userEvent.dragAndDrop(save, remove);
  expect(tapped).toEqual([]);
  remove.addEventListener('pointerdown', () => remove.remove());
  await userEvent.click(remove);
  expect(tapped).toEqual([]);
});
