import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ALERT_DURATION_MS, AlertProvider, useAlert } from '../../src/ui/alert.tsx';

function Speaker() {
  useAlert();
  return null;
}

it('an alert outside its provider is an error', () => {
  expect(() => renderToString(createElement(Speaker))).toThrow(
    'useAlert must be used within an AlertProvider',
  );
  expect(() => renderToString(createElement(AlertProvider, null, createElement(Speaker)))).not.toThrow();
});

it('an alert is shown for as long as the specification says', () => {
  expect(ALERT_DURATION_MS).toBe(1_500);
});
