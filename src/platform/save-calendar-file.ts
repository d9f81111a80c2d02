import { inAppBrowserOf, isInstalledApp, isIos, safariTabOf } from './in-app-browser.ts';

/**
 * Hands a calendar file that was made on the phone to the browser, which saves or opens it. In a tab of Safari the
 * download shows its dates with "Add to Calendar". The installed app on iOS has no downloads, and other browsers there
 * only save the file: they get the share sheet, which names the apps that take it. False where nothing happens with it:
 * in the browser inside an app.
 */
export async function saveCalendarFile(name: string, text: string): Promise<boolean> {
  const isInstalled = isInstalledApp();
  if (inAppBrowserOf(navigator, isInstalled)) return false;
  const file = new File([text], name, { type: 'text/calendar' });
  const isForSheet = isIos(navigator) && !safariTabOf(navigator, isInstalled);
  if (!isForSheet || !navigator.canShare?.({ files: [file] })) return download(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The visitor closed the sheet; a download instead is not wanted.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) download(file);
  }
  return true;
}

function download(file: File): true {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
