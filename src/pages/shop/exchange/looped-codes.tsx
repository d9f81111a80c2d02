import { Suspense, useEffect, useState } from 'react';
import { frameOrder } from '../../../domain/shop/exchange/frame-order.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import codeStyles from '../../code-screen.module.css';
import { LazyAwakeQrCode } from '../../lazy-awake-qr-code.ts';

/** Slow enough for the camera of an old phone, and below three flashes a second: a flash is two changes. */
const STEP_MS = 250;
const CALM_STEP_MS = 1_000;

/**
 * Codes for another phone's camera, one after the other, again and again while the page is in sight. One can be held, for
 * a phone that can only take photos of them.
 */
export function LoopedCodes({ frames }: { frames: readonly string[] }) {
  const [tick, setTick] = useState(0);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [held, setHeld] = useState<number | null>(null);
  const isHeld = held !== null;
  const total = frames.length;
  useEffect(() => {
    if (total === 1 || isHeld) return;
    const next = () => {
      if (!document.hidden) setTick((current) => current + 1);
    };
    const timer = setInterval(next, isCalm ? CALM_STEP_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [total, isCalm, isHeld]);
  const shown = held ?? frameOrder(Math.floor(tick / total), total)[tick % total] ?? 0;
  return (
    <>
      <div className={codeStyles.code}>
        <Suspense fallback={null}>
          <LazyAwakeQrCode text={frames[shown] ?? ''} label="QR code of my list" />
        </Suspense>
      </div>
      <p>
        {total === 1
          ? 'Hold the other phone’s camera over this code.'
          : `${total} codes, one after the other. Hold the other phone’s camera over them until it has them all.`}
      </p>
      {total > 1 && (
        <>
          <ButtonRow>
            <Button variant="outline" onClick={() => setHeld(isHeld ? null : shown)}>
              {isHeld ? 'Go on' : 'Pause'}
            </Button>
            {isHeld && (
              <Button variant="outline" onClick={() => setHeld((held + 1) % total)}>
                Next code
              </Button>
            )}
          </ButtonRow>
          <p role="status">{isHeld && `Code ${held + 1} of ${total}`}</p>
        </>
      )}
      {isCalm && total > 1 && !isHeld && (
        <p>They change slowly, because this device is set to less motion. It takes about {total} seconds.</p>
      )}
    </>
  );
}
