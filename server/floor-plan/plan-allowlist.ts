/** What a drawing may contain. Everything else is refused, as nothing is copied that was not understood. */
const ELEMENTS = new Set(
  ['svg', 'g', 'rect', 'polygon', 'polyline', 'line', 'title', 'desc', 'text', 'tspan'].concat(
    // Decoration, which is left out.
    ['path', 'circle', 'ellipse'],
  ),
);
/** What drawing programs write for themselves, and style sheets. All that is in it is left out. */
const EDITOR_ELEMENTS = new Set(['metadata', 'defs', 'style']);
/**
 * What acts or fetches in a page is refused even where it would be left out: it says that the file is no plain drawing.
 */
const ACTIVE =
  /^(script|foreignobject|iframe|image|use|a|set|animate\w*|handler|audio|video|object|embed|link)$/i;
/** `inkscape:label`: of the namespace of a program. */
const PREFIXED = /^([\w.-]+):([\w.-]+)$/;
const NO_PROGRAM = new Set(['svg', 'html', 'xhtml', 'xlink', 'xml', 'ev']);

/** Colours and the like: what programs write, and the page does not use. */
const IGNORED_ATTRIBUTES =
  /^(id|class|style|fill|stroke|opacity|rx|ry|cx|cy|r|d|version|baseProfile|xmlns|xmlns:\w+|xml:space|width|height|data-name|((fill|stroke|font|text|letter|word|line|paint|color|shape|clip|vector|stop)-[\w-]+))$/;
const OWN_ATTRIBUTES = new Set(
  ['viewBox', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'points', 'transform'].concat([
    'data-expo',
    'data-hall',
    'data-label',
    'data-booth',
    'data-place',
    'data-entrance',
    'data-aisle',
  ]),
);

/** Whether an element and what is in it is a program's own and no part of the drawing. */
export function isEditorElement(name: string): boolean {
  const [, prefix] = PREFIXED.exec(name) ?? [];
  return EDITOR_ELEMENTS.has(name) || (prefix !== undefined && !NO_PROGRAM.has(prefix));
}

/** In a program's own elements everything is left out, so that only what acts or fetches is refused. */
export const isActive = (name: string) => ACTIVE.test(PREFIXED.exec(name)?.[2] ?? name);

export const isAllowedElement = (name: string): boolean =>
  !isActive(name) && (ELEMENTS.has(name) || isEditorElement(name));

export function isAllowedAttribute(attribute: string): boolean {
  const [, prefix, name = ''] = PREFIXED.exec(attribute) ?? [];
  if (OWN_ATTRIBUTES.has(attribute) || IGNORED_ATTRIBUTES.test(attribute)) return true;
  return prefix !== undefined && !NO_PROGRAM.has(prefix) && !isHandler(name) && name !== 'href';
}

const isHandler = (attribute: string) => /^on/i.test(attribute);

/** A gradient that refers to another one of the same drawing fetches nothing. */
export const isActiveAttribute = (attribute: string, value: string): boolean =>
  isHandler(PREFIXED.exec(attribute)?.[2] ?? attribute) ||
  attribute === 'xml:base' ||
  (/^(xlink:)?href$/.test(attribute) && !value.startsWith('#'));
