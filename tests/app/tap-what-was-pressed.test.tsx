import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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

it('A press that ends elsewhere taps nothing, nor one on a button that has gone', async () => {
  const { tapped, save, remove } = showButtons();
  await userEvent.dragAndDrop(save, remove);
  expect(tapped).toEqual([]);
  remove.addEventListener('pointerdown', () => remove.remove());
  await userEvent.click(remove);
  expect(tapped).toEqual([]);
});
