type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing may be fetched ahead: the visitor saves data, or the line is as slow as 2g. */
export function mustSaveData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
