// What rich text may contain. The server cleans it, the page cleans it again, and the content security policy allows
// the same frames. Apart from rich-text.ts, so that the page loads these rules with its sanitizer only.

export const RICH_TEXT_TAGS = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];

const VIDEO_PLAYERS = [
  { origin: 'https://www.youtube-nocookie.com', path: /^\/embed\/[\w-]+(\?[\w=&-]*)?$/ },
  { origin: 'https://youtube-nocookie.com', path: /^\/embed\/[\w-]+(\?[\w=&-]*)?$/ },
  { origin: 'https://player.vimeo.com', path: /^\/video\/\d+(\?[\w=&-]*)?$/ },
];
export const VIDEO_ORIGINS: readonly string[] = VIDEO_PLAYERS.map(({ origin }) => origin);
export const VIDEO_SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

/** Whether an address is that of a player made for frames, on one of the allowed hosts. */
export const isVideoAddress = (src: string): boolean =>
  VIDEO_PLAYERS.some(({ origin, path }) => src.startsWith(origin) && path.test(src.slice(origin.length)));
