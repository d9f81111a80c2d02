/** Hidden files, and those that editors, spreadsheet programs and file managers leave beside what one writes. */
export const isLeftover = (name: string): boolean =>
  /^[.~]|~$|^#|^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name);
