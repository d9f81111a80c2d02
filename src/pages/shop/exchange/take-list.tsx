import { useRef, useState } from 'react';
import { type Collected, collectFrame } from '../../../domain/shop/exchange/collect-frames.ts';
import { type ListTransfer, readTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import { useWakeLock } from '../../../features/pass/use-wake-lock.ts';
import { type CodeSource, Scanner } from '../../../features/scan/scanner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import codeStyles from '../../code-screen.module.css';
import { readingText } from './reading-text.ts';

const HINT = 'Hold the camera over the codes on the other phone.';

const WAY_ROUND =
  'Or keep one list together: once you’re both logged in, tap “Invite someone” on the other phone.';

/** Reads another phone's list from its screen. Nothing is stored. */
export function TakeList({ onTaken }: { onTaken: (list: ListTransfer) => void }) {
  useWakeLock();
  const collected = useRef<Collected | null>(null);
  const [shown, setShown] = useState<Collected | null>(null);
  const [isOther, setIsOther] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const show = (next: Collected | null) => {
    collected.current = next;
    setShown(next);
  };
  const onText = (text: string, from: CodeSource) => {
    const { collected: next, reading } = collectFrame(collected.current, text);
    show(next);
    setIsOther(reading.kind === 'other');
    if (reading.kind !== 'complete') return readingText(reading.kind, next, from);
    void readTransfer(reading.bytes).then((list) => (list ? onTaken(list) : setIsUnreadable(true)));
    return null;
  };
  if (isUnreadable)
    return (
      <div className={codeStyles.screen}>
        <p role="alert">
          We can’t read this list. Update the app on both phones, then try again. Your own list is as it was.
        </p>
        <Button onClick={() => setIsUnreadable(false)}>Scan again</Button>
      </div>
    );
  return (
    <div className={codeStyles.screen}>
      <Scanner hint={HINT} fallbackHint={WAY_ROUND} onText={onText} />
      {shown && <ProgressBar value={shown.parts.size} max={shown.total} label="Codes read" />}
      {isOther && (
        <Button variant="outline" onClick={() => show(null)}>
          Take this list instead
        </Button>
      )}
    </div>
  );
}
