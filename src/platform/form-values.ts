import * as v from 'valibot';

/** Values by field name. Checkboxes with one name have several. */
export const formValuesSchema = v.record(v.string(), v.array(v.string()));
export type FormValues = v.InferOutput<typeof formValuesSchema>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const SECRET_TYPES = ['password', 'file', 'hidden'];
/** By `autocomplete`, since a password may be shown as text. A code is good for one use. */
const SECRETS = /password|one-time-code/;

const isControl = (field: Element): field is Control =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement;
const isCheckable = (field: Control): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The fields with a name, without passwords, codes and files. */
function fieldsByName(form: HTMLFormElement): Map<string, Control[]> {
  const byName = new Map<string, Control[]>();
  for (const field of form.elements) {
    if (!isControl(field) || field.name === '') continue;
    if (SECRET_TYPES.includes(field.type) || SECRETS.test(field.autocomplete)) continue;
    byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
  }
  return byName;
}

const defaultOf = (field: Control): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

const currentValues = (fields: readonly Control[]): string[] =>
  fields.flatMap((field) => (isCheckable(field) && !field.checked ? [] : [field.value]));
const defaultValues = (fields: readonly Control[]): string[] =>
  fields.flatMap((field) =>
    isCheckable(field) ? (field.defaultChecked ? [field.value] : []) : [defaultOf(field)],
  );
const isChanged = (fields: readonly Control[]): boolean =>
  JSON.stringify(currentValues(fields)) !== JSON.stringify(defaultValues(fields));

/** What the fields were rendered with, by field name. */
export const renderedValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...fieldsByName(form)].map(([name, fields]) => [name, defaultValues(fields)]));

/** What the visitor has changed, by field name. */
export function changedValues(form: HTMLFormElement): FormValues {
  const changed = [...fieldsByName(form)].filter(([, fields]) => isChanged(fields));
  return Object.fromEntries(changed.map(([name, fields]) => [name, currentValues(fields)]));
}

/** Fills in the fields that are as they were rendered, so that nothing typed is lost. Returns those that it changed. */
export function fillUnchanged(form: HTMLFormElement, values: FormValues): Control[] {
  return [...fieldsByName(form)].flatMap(([name, fields]) => {
    const next = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!next || isChanged(fields)) return [];
    for (const field of fields) setValue(field, next);
    return isChanged(fields) ? fields : [];
  });
}

function setValue(field: Control, values: readonly string[]): void {
  const [value = ''] = values;
  if (isCheckable(field)) field.checked = values.includes(field.value);
  else if (!(field instanceof HTMLSelectElement)) field.value = value;
  else if ([...field.options].some((option) => option.value === value)) field.value = value;
}
