import sanitizeHtml from 'sanitize-html';

/** Films may be shown from these hosts alone, from the address that is made for frames. */
const FRAME_ADDRESSES = [
  /^https:\/\/(www\.)?youtube-nocookie\.com\/embed\/[\w-]+(\?[\w=&-]*)?$/,
  /^https:\/\/player\.vimeo\.com\/video\/\d+(\?[\w=&-]*)?$/,
];
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

const TEXT_TAGS = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];

/**
 * HTML that organisers wrote, with nothing in it but text, lists, links and framed films. What is not allowed is left
 * out; its text stays, unless it is a script or a style.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, 'iframe'],
    allowedAttributes: {
      a: ['href', 'rel'],
      iframe: ['src', 'title', 'sandbox', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: asLink, iframe: asFrame, b: 'strong', i: 'em' },
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
  }).trim();
}

type Tag = { tagName: string; attribs: Record<string, string> };

function asLink(_: string, { href = '' }: Record<string, string>): Tag {
  if (isOurs(href)) return { tagName: 'a', attribs: { href } };
  if (isElsewhere(href)) return { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } };
  return { tagName: 'a', attribs: {} };
}

/** A path of this site: browsers read `//host`, `/\host` and `/<tab>/host` as another one. */
const isOurs = (href: string) => /^\/(?![/\\])[\w\-./~%?=&#+,:@]*$/.test(href);
const isElsewhere = (href: string) => /^(https:\/\/[a-z0-9]|mailto:|tel:)[^\s\\<>"]*$/i.test(href);

function asFrame(_: string, { src = '', title = '' }: Record<string, string>): Tag {
  if (!FRAME_ADDRESSES.some((address) => address.test(src))) return { tagName: 'iframe', attribs: {} };
  return {
    tagName: 'iframe',
    attribs: {
      src,
      title: title || 'Film',
      sandbox: SANDBOX,
      loading: 'lazy',
      allow: 'fullscreen; picture-in-picture',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}
