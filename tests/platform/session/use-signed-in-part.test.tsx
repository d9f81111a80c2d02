import { Profiler, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type SignedInPart, useSignedInPart } from '../../../src/platform/session/use-signed-in-part.ts';
import { render } from '../../support/render.tsx';

const Follow = () => <button type="button">Following</button>;

/** The control that is pressed causes what replaces it, as the end of a start does. */
function Control({ part, onClick }: { part: SignedInPart<object>; onClick: () => void }) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const Toggle = useSignedInPart(part, isSignedIn);
  if (Toggle) return <Toggle />;
  return (
    <button type="button" onPointerDown={() => setIsSignedIn(true)} onClick={onClick}>
      Follow
    </button>
  );
}

it('A control that is to be replaced while it is pressed takes the press, and is replaced after it', async () => {
  let clicks = 0;
  const part = { load: async () => ({ default: Follow }) };
  render(<Control part={part} onClick={() => clicks++} />);
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Follow');
  await userEvent.click(document.querySelector('button') as Element, { delay: 200 });
  expect(clicks).toBe(1);
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Following');
});

function ToggleOrLink({
  part,
  onRender,
}: {
  part: SignedInPart<object>;
  onRender: (isLoaded: boolean) => void;
}) {
  const Toggle = useSignedInPart(part, true);
  onRender(Toggle !== undefined);
  return Toggle ? <Toggle /> : <b>Follow</b>;
}

it('A control whose part is loaded already is not shown', async () => {
  const part = { load: async () => ({ default: Follow }) };
  const renders: boolean[] = [];
  const show = () => render(<ToggleOrLink part={part} onRender={(isLoaded) => renders.push(isLoaded)} />);
  show();
  await expect.poll(() => renders.at(-1)).toBe(true);
  expect(renders[0]).toBe(false);
  renders.length = 0;
  show();
  await expect.poll(() => renders.at(-1)).toBe(true);
  expect(renders).not.toContain(false);
});

it('A list of two hundred controls is replaced in one rendering: React throws after fifty in one go', async () => {
  let commits = 0;
  const part = { load: async () => ({ default: Follow }) };
  render(
    <Profiler id="list" onRender={() => commits++}>
      {Array.from({ length: 200 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <ToggleOrLink key={i} part={part} onRender={() => {}} />
      ))}
    </Profiler>,
  );
  await expect.poll(() => document.querySelectorAll('button').length).toBe(200);
  // The first one, and the replacement.
  expect(commits).toBe(2);
});
