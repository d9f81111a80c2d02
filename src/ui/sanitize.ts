import DOMPurify from 'dompurify';

/** The embed addresses of the video hosts that may be framed. The server allows the same ones. */
const FRAME =
  /^https:\/\/((www\.)?youtube-nocookie\.com\/embed\/[\w-]+|player\.vimeo\.com\/video\/\d+)(\?[\w=&-]*)?$/;
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

const purify = DOMPurify(window);
purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'iframe' && !FRAME.test((node as Element).getAttribute('src') ?? ''))
    node.parentNode?.removeChild(node);
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IFRAME') node.setAttribute('sandbox', SANDBOX);
});

/** Keeps text, lists, links and framed videos; removes everything else. */
export function sanitize(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'iframe'],
    ALLOWED_ATTR: [
      'href',
      'rel',
      'src',
      'title',
      'sandbox',
      'loading',
      'allow',
      'allowfullscreen',
      'referrerpolicy',
    ],
    // Otherwise DOMPurify tests their values against ALLOWED_URI_REGEXP and removes them.
    ADD_URI_SAFE_ATTR: ['rel', 'sandbox', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
  });
}
