import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ignoreStraySecondTaps } from '../../src/app/stray-second-taps.ts';

/** What the clock says at the next tap, so that a busy machine makes no difference. */
let nowMs = 0;
beforeAll(() => {
  const setTime = (event: Event) => Object.defineProperty(event, 'timeStamp', { value: nowMs });
  for (const type of ['click', 'mousedown']) addEventListener(type, setTime, true);
  ignoreStraySecondTaps();
});
beforeEach(() => {
  nowMs += 10_000;
});
afterEach(() => document.body.replaceChildren());

/** Rows that are removed by a tap. Returns which were. */
function showRows(names: readonly string[]): string[] {
  const removed: string[] = [];
  for (const name of names) {
    const button = document.createElement('button');
    button.style.cssText = 'display: block; height: 60px';
    button.textContent = name;
    button.onclick = () => {
      removed.push(name);
      button.remove();
    };
    document.body.append(button);
  }
  return removed;
}
const tapFirst = () => userEvent.click(document.querySelector('button') ?? document.body);

it('A double tap removes one row, and a tap after a pause the next', async () => {
  const removed = showRows(['hat', 'bottle', 'cot']);
  await tapFirst();
  nowMs += 200;
  await tapFirst();
  expect(removed).toEqual(['hat']);
  nowMs += 500;
  await tapFirst();
  expect(removed).toEqual(['hat', 'bottle']);
});

it('Keyboard and scripts are never too quick', async () => {
  const removed = showRows(['hat', 'bottle', 'cot']);
  await tapFirst();
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  document.querySelector('button')?.click();
  expect(removed).toEqual(['hat', 'bottle', 'cot']);
});

it('A double tap opens a dialog that stays open, and a tap beside it after a pause closes it', async () => {
  document.body.innerHTML = '<button>Remove</button><dialog style="margin: 300px auto">Remove it?</dialog>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const { x, y } = button.getBoundingClientRect();
  button.onclick = () => dialog.showModal();
  dialog.onclick = () => dialog.close();
  const tapThere = () =>
    userEvent.click(document.documentElement, { force: true, position: { x: x + 5, y: y + 5 } });
  await tapThere();
  nowMs += 450;
  await tapThere();
  expect(dialog.open).toBe(true);
  nowMs += 500;
  await tapThere();
  expect(dialog.open).toBe(false);
});

it('The second half of a double tap does not open the select that has come under the finger', async () => {
  document.body.innerHTML = '<button>Save</button><select hidden><option>Month</option></select>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const select = document.querySelector('select') as HTMLSelectElement;
  button.onclick = () => {
    select.hidden = false;
    button.remove();
  };
  await userEvent.click(button);
  nowMs += 300;
  await userEvent.click(select);
  expect(document.activeElement).not.toBe(select);
  nowMs += 500;
  await userEvent.click(select);
  expect(document.activeElement).toBe(select);
});

it('A tap on a label reaches its field', async () => {
  document.body.innerHTML = '<label>Ticked <input type="checkbox"></label>';
  await userEvent.click(document.querySelector('label') ?? document.body);
  expect(document.querySelector('input')?.checked).toBe(true);
});
