import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AlertProvider, useAlert } from '../../src/ui/alert.tsx';

function AlertUser() {
  useAlert();
  return null;
}

it('useAlert throws outside an AlertProvider', () => {
  expect(() => renderToString(createElement(AlertUser))).toThrow(
    'useAlert must be used within an AlertProvider',
  );
  expect(() => renderToString(createElement(AlertProvider, null, createElement(AlertUser)))).not.toThrow();
});
