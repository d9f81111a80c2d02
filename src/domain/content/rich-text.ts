/**
 * Whether rich text (HTML) shows anything: text outside its tags, or a framed video.
 * Tags alone, white space, null and undefined show nothing.
 */
export function hasVisibleContent(html: string | null | undefined): boolean {
  if (!html) return false;
  if (/<iframe[\s/>]/i.test(html)) return true;
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|#160|#xa0);/gi, ' ');
  return text.trim() !== '';
}
