const TIME = /^(\d{1,2})[:.](\d{2})(?::00)?\s*(am|pm|a\.m\.|p\.m\.)?$/i;
/** An hour alone is a time only with its half of the day: `14` may be a number of something. */
const HOUR = /^(\d{1,2})()\s*(am|pm|a\.m\.|p\.m\.)$/i;

/** `9:30`, `09:30:00`, `9.30`, `9:30 PM` or `9pm` as `HH:MM`; null for what is no time of the day. */
export function readTimeCell(cell: string): string | null {
  const [, hours, minutes, half] = TIME.exec(cell) ?? HOUR.exec(cell) ?? [];
  const written = Number(hours);
  if (half && (written < 1 || written > 12)) return null;
  const hour = half ? (written % 12) + (/^p/i.test(half) ? 12 : 0) : written;
  if (!(hour <= 23) || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes || '00'}`;
}
