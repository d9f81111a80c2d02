/**
 * What is shown, read out or led to on a page: its texts, labels, descriptions and links, without scripts and styles.
 */
export function shownWords(html: string): string {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const values = shown.matchAll(/\s(?:href|content|title|alt|aria-label|placeholder|label|value)="([^"]*)"/g);
  return [
    shown.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '),
    ...[...values].map(([, value]) => value),
  ].join('\n');
}
