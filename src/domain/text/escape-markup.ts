/** A text as the content of an element or an attribute of HTML, SVG or XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
