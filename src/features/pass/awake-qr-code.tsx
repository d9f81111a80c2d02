import { QrCode } from './qr-code.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** A code for a scanner. The screen stays awake while it shows. */
export default function AwakeQrCode({ text, label }: { text: string; label: string }) {
  useWakeLock();
  return <QrCode text={text} label={label} />;
}
