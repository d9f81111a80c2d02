import { createElement, type FC, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { NO_SESSION } from '../../src/domain/visitor/no-session.ts';
import { ExpoErrorState } from '../../src/features/expos/expo-error-state.tsx';
import { ErrorState } from '../../src/ui/error-state.tsx';
import { OnlineContext } from '../../src/ui/load-failure.ts';
import { LoadMoreError } from '../../src/ui/show-more.tsx';

const onRetry = () => {};
const renderAt = (path: string, isOnline: boolean, failure: ReactNode) => {
  vi.stubGlobal('location', { pathname: path });
  const page = createElement(OnlineContext, { value: isOnline }, failure);
  return renderToString(createElement(Router as FC<{ ssrPath: string }>, { ssrPath: path }, page));
};

const failures = [
  ['a page', createElement(ErrorState, { subject: 'The brands', onRetry })],
  ['the expos', createElement(ExpoErrorState, { error: new Error('Expo Not Found'), onRetry, level: 2 })],
  ['the end of a list', createElement(LoadMoreError, { isError: true, isLoading: false })],
] as const;

it.each(failures)('when %s could not be loaded, the signal is blamed only if it is missing', (_, failure) => {
  const render = (isOnline: boolean) => renderAt('/brands', isOnline, failure);
  expect(render(true)).toContain('Try again in a moment.');
  expect(render(true)).not.toMatch(/You’re offline|offline-signal/);
  expect(render(false)).toContain('You’re offline, and this isn’t saved on this device yet.');
});

it('an error without signal leads home, unless something else is on the page, or this is home', () => {
  const error = (isRest: boolean) => createElement(ErrorState, { subject: 'The brands', onRetry, isRest });
  expect(renderAt('/brands', false, error(false))).toContain('Go home');
  expect(renderAt('/brands', true, error(false))).not.toContain('Go home');
  expect(renderAt('/brands', false, error(true))).not.toContain('Go home');
  expect(renderAt('/', false, error(false))).not.toContain('Go home');
});

it('what needs a new login shows a lock, not a missing signal', () => {
  const html = renderToString(
    createElement(ErrorState, { subject: 'Your orders', onRetry, error: { code: NO_SESSION } }),
  );
  expect(html).toContain('Log in again to see this.');
  expect(html).toContain('padlock');
});
