// @script forms

import { type RefObject, useEffect } from 'react';

/** Gives the focus to the first field that is wrong, each time the form gets other errors. `errors`: falsy for none. */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: object | null | false,
): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
