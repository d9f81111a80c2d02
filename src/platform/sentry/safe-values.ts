export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
export const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

// A value of the right kind, or undefined: JSON leaves such a field out.

export const numberOrNone = (value: unknown) => (Number.isFinite(value) ? value : undefined);
/** The ids of events, traces and spans. */
export const idOrNone = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{16}([0-9a-f]{16})?$/.test(value) ? value : undefined;
/** A share from 0 to 1, as text. */
export const shareOrNone = (value: unknown) =>
  typeof value === 'string' && /^(0|1|0\.\d{1,20})$/.test(value) ? value : undefined;
export const oneOf = (allowed: readonly unknown[], value: unknown) =>
  allowed.includes(value) ? value : undefined;
