let loading: Promise<void> | null = null;

/**
 * Loads the style sheet of the whole app. A page that the server rendered has only its own rules, inline; everything
 * that is loaded later needs this sheet. Throws a TypeError, as `import()` does, when it cannot be loaded.
 */
export function loadAppStyles(): Promise<void> {
  loading ??= addAppStyles().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * The server names the sheet in an element of its pages. The shell, and development, have all styles from the start.
 */
async function addAppStyles(): Promise<void> {
  if (import.meta.env.SSR) return;
  const address = document.querySelector<HTMLMetaElement>('meta[name=app-styles]')?.content;
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError('The style sheet could not be loaded'));
    };
    document.head.append(link);
  });
}
