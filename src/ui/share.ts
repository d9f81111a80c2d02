// @script venue

export type ShareResult = ['success' | 'error', string] | null;

/** Opens the system's share sheet, or copies the address where there is none. Null when no message is needed. */
export async function share(title: string, url: string): Promise<ShareResult> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return null;
    }
  } catch (error) {
    // The visitor closed the sheet; copying the address instead is not wanted.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return ['success', 'Link copied'];
  } catch {
    return ['error', 'We couldn’t copy the link'];
  }
}
