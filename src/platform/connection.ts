type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the visitor asked the browser to use little data. Browsers that do not say count as no. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the connection can carry data that may never be shown. Browsers that do not say count as fast. */
export const isConnectionFast = (): boolean => !savesData() && (connection()?.effectiveType ?? '4g') === '4g';
