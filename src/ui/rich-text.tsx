import { useEffect, useState } from 'react';
import styles from './rich-text.module.css';
import { useIsHydrating } from './use-is-hydrating.ts';

type Props = {
  /** Cleaned by the server; cleaned once more here before it is drawn. */
  html: string;
  /** False without signal: a frame would show the browser's own error; the link below it stays. */
  showEmbeds?: boolean;
};

/**
 * Formatted text. In the server's own HTML it stands as the server cleaned it, and is taken over as it stands; what
 * comes over the wire is cleaned again in the browser before anybody sees it.
 */
export function RichText({ html, showEmbeds = true }: Props) {
  return (
    <div
      className={styles.text}
      data-no-films={!showEmbeds || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on both sides, see above
      dangerouslySetInnerHTML={{ __html: useClean(html) }}
    />
  );
}

type Sanitize = (html: string) => string;
/** No text until there is something to clean it with. */
type Clean = { of: string; text: string | undefined };
let sanitizer: Sanitize | undefined;

function useClean(html: string): string {
  const isServersOwn = useIsHydrating();
  const [clean, setClean] = useState<Clean>({
    of: html,
    text: isServersOwn ? html : sanitizer?.(html),
  });
  const isWanting = clean.of !== html || clean.text === undefined;
  useEffect(() => {
    if (!isWanting) return;
    let isCurrent = true;
    import('./sanitize.ts').then(({ sanitize }) => {
      sanitizer = sanitize;
      if (isCurrent) setClean({ of: html, text: sanitize(html) });
    });
    return () => {
      isCurrent = false;
    };
  }, [html, isWanting]);
  return (clean.of === html ? clean.text : sanitizer?.(html)) ?? '';
}
