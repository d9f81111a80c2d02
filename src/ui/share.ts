export type ShareResult = ['success' | 'error', string] | null;

/** Hands an address to the phone's own sharing, or copies it where there is none. Null: nothing is left to say. */
export async function share(title: string, url: string): Promise<ShareResult> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return null;
    }
  } catch (error) {
    // Whoever closed the sheet does not want the address copied instead.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return ['success', 'Link copied'];
  } catch {
    return ['error', 'The link could not be copied'];
  }
}
