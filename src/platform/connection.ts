type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether nothing may be fetched ahead: the visitor saves data, or the line is as slow as 2g. */
export const mustSaveData = (): boolean =>
  Boolean(connection()?.saveData) || /2g/.test(connection()?.effectiveType ?? '');

/** Whether the connection can carry data that may never be shown. Browsers that do not say count as fast. */
export const isConnectionFast = (): boolean =>
  !connection()?.saveData && (connection()?.effectiveType ?? '4g') === '4g';
