// @script wire

import DOMPurify from 'dompurify';
import { isVideoAddress, RICH_TEXT_TAGS, VIDEO_SANDBOX } from '../domain/content/rich-text-policy.ts';

const FRAME_ATTRIBUTES = ['sandbox', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy'];

const purify = DOMPurify(window);
purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'iframe' && !isVideoAddress((node as Element).getAttribute('src') ?? ''))
    node.parentNode?.removeChild(node);
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IFRAME') node.setAttribute('sandbox', VIDEO_SANDBOX);
});

/** Keeps text, lists, links and framed videos; removes everything else. */
export function sanitize(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS, 'iframe'],
    ALLOWED_ATTR: ['href', 'rel', 'src', 'title', ...FRAME_ATTRIBUTES],
    // Otherwise DOMPurify tests their values against ALLOWED_URI_REGEXP and removes them.
    ADD_URI_SAFE_ATTR: ['rel', ...FRAME_ATTRIBUTES],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
  });
}
