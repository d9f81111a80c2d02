// @script venue

type ShareResult = ['success' | 'error', string] | 'needs-tap' | null;

/**
 * Opens the system's share sheet, or copies the address where there is none. Browsers allow both only shortly after a
 * tap, which may be over when the app has started on a slow line: then a tap is needed. Null when no message is needed.
 */
export async function share(title: string, url: string): Promise<ShareResult> {
  // Firefox before version 120 has no `userActivation`.
  if (navigator.userActivation?.isActive === false) return 'needs-tap';
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
