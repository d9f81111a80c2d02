/** Hands an address to the phone's own sharing, or copies it where there is none. Null: the visitor thought better. */
export async function shareOrCopy(
  title: string,
  url: string,
): Promise<'shared' | 'copied' | 'failed' | null> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
