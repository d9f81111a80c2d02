import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { importComponent } from '../platform/import-with-retry.ts';
import { type Alert, alertAtom } from '../ui/alert.tsx';

/** The live region of alerts, which is always there, with the alert that is shown. */
export function CurrentAlert() {
  const alert = useAtomValue(alertAtom);
  // Never on the first screen, so its icons are no part of the first load. Not suspended, because React would show it
  // late.
  const [Overlay, setOverlay] = useState<ComponentType<Alert> | null>(null);
  useEffect(() => {
    if (alert)
      void importComponent(() => import('../ui/alert-overlay.tsx')).then((part) =>
        setOverlay(() => part.default),
      );
  }, [alert]);
  return <div role="status">{alert && Overlay && <Overlay key={alert.shownAtMs} {...alert} />}</div>;
}
