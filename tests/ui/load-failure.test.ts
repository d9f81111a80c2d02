import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExpoErrorState } from '../../src/features/expos/expo-error-state.tsx';
import { ErrorState } from '../../src/ui/error-state.tsx';
import { OnlineContext } from '../../src/ui/load-failure.ts';
import { LoadMoreError } from '../../src/ui/show-more.tsx';

const onRetry = () => {};
const failures = [
  ['a page', createElement(ErrorState, { subject: 'The brands', onRetry })],
  ['the expos', createElement(ExpoErrorState, { error: new Error('Expo Not Found'), onRetry, level: 2 })],
  ['the end of a list', createElement(LoadMoreError, { isError: true, isLoading: false })],
] as const;

it.each(failures)('when %s could not be loaded, the signal is blamed only if it is missing', (_, failure) => {
  const render = (isOnline: boolean) =>
    renderToString(createElement(OnlineContext, { value: isOnline }, failure));
  expect(render(true)).toContain('Try again.');
  expect(render(true)).not.toMatch(/You’re offline/);
  expect(render(false)).toContain('You’re offline, and this isn’t saved on this phone yet.');
});
