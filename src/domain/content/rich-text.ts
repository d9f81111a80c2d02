/**
 * Whether rich text (HTML) has anything to show: text once its tags are gone, or a framed film.
 * Tags alone, blanks, null and undefined are nothing.
 */
export function hasVisibleContent(html: string | null | undefined): boolean {
  if (!html) return false;
  if (/<iframe[\s>]/i.test(html)) return true;
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|#160|#xa0);/gi, ' ');
  return text.trim() !== '';
}
