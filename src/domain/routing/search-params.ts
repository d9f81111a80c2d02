// @script list-tools

/** Parses one parameter of an address; undefined for a text that is not a valid value. */
type ParamParser<Value extends string | number = string | number> = (text: string) => Value | undefined;

type Parsers = Readonly<Record<string, ParamParser>>;
/** Parameters that are missing, invalid or at their default are absent. */
export type ParamValues<P extends Parsers> = { [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> };
type ParamChanges<P extends Parsers> = {
  readonly [Name in keyof P]?: ParamValues<P>[Name] | null | undefined;
};

/** An empty text is what a cleared search field holds. */
const ABSENT: readonly unknown[] = [undefined, null, ''];

/**
 * Reads and writes the filters in the query of an address. Anybody can type an address, so what is not valid is
 * ignored. `parse(serialize(values))` returns the same values for everything that a parser accepts unchanged.
 */
export function searchParamsCodec<P extends Parsers>(
  path: string,
  parsers: P,
  defaults: ParamValues<P> = {},
) {
  const parse = (search: URLSearchParams): ParamValues<P> => {
    const values: Record<string, string | number> = {};
    for (const [name, parser] of Object.entries(parsers)) {
      const text = search.get(name);
      const value = text === null ? undefined : parser(text);
      if (value !== undefined && value !== defaults[name]) values[name] = value;
    }
    return values as ParamValues<P>;
  };
  const serialize = (values: ParamChanges<P>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name, value]) => !ABSENT.includes(value) && value !== defaults[name])
        .map(([name, value]) => [name, String(value)]),
    );
  return {
    parse,
    serialize,
    /** The path with these values added to its query. */
    href: (values: ParamChanges<P>): string => {
      const query = String(new URLSearchParams(serialize(values)));
      return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
    },
    isEmpty: (values: ParamChanges<P>) => Object.keys(serialize(values)).length === 0,
  };
}

export const oneOf =
  <const Value extends string>(values: readonly Value[]): ParamParser<Value> =>
  (text) =>
    values.find((value) => value === text);

export const nonEmptyText: ParamParser<string> = (text) => text || undefined;

const MAX_SEARCH_LENGTH = 80;
const HALF_SURROGATE_PAIR = /[\uD800-\uDBFF]$/;

/** Words to search for, cut to the length that the server accepts; it refuses NUL characters. */
export const searchText: ParamParser<string> = (text) =>
  text.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).replace(HALF_SURROGATE_PAIR, '').trim() ||
  undefined;

/** At most three digits. */
export const wholeNumberUpTo =
  (max: number): ParamParser<number> =>
  (text) =>
    /^\d{1,3}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
