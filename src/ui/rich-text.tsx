// @script pieces

import { useEffect, useState } from 'react';
import { collapseVideos } from './collapse-videos.ts';
import { loadedSanitizer, loadSanitizer } from './load-sanitizer.ts';
import styles from './rich-text.module.css';
import { useWasHydrated } from './use-is-hydrating.ts';

type Props = {
  /** Sanitized by the server, and once more here before it is rendered. */
  html: string;
  /** False without signal: a frame would show the browser's error page. The link below it stays. */
  showEmbeds?: boolean;
};

/**
 * Formatted text. In the server's HTML it is hydrated as the server sanitized it; text from a later response is
 * sanitized again in the browser before it is rendered.
 */
export function RichText({ html, showEmbeds = true }: Props) {
  return (
    <div
      className={styles.text}
      data-hide-embeds={!showEmbeds || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on both sides, see above
      dangerouslySetInnerHTML={{ __html: collapseVideos(useSanitized(html)) }}
    />
  );
}

/** `text` is undefined until the sanitizer is loaded. */
type Sanitized = { source: string; text: string | undefined };

function useSanitized(html: string): string {
  const wasHydrated = useWasHydrated();
  const [sanitized, setSanitized] = useState<Sanitized>({
    source: html,
    text: wasHydrated ? html : loadedSanitizer()?.(html),
  });
  const isMissing = sanitized.source !== html || sanitized.text === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadSanitizer().then((sanitize) => {
      if (isCurrent) setSanitized({ source: html, text: sanitize(html) });
    });
    return () => {
      isCurrent = false;
    };
  }, [html, isMissing]);
  return (sanitized.source === html ? sanitized.text : loadedSanitizer()?.(html)) ?? '';
}
