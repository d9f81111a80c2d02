import type { Expo } from '../../domain/expo/expo.ts';
import { ShowHow } from '../../features/install/show-how.tsx';
import { nowMs } from '../../platform/clock.ts';
import { isInstalledApp, safariTabOf } from '../../platform/in-app-browser.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { GetReadyButton } from './get-ready-button.tsx';
import { deletionText, isTextStored, readyText, storedText } from './readiness.ts';
import { ReadyFrame, ReadyPromise } from './ready-frame.tsx';
import { useReadiness } from './use-readiness.ts';

/** For a signed-in visitor: what of an expo is on this phone, and one tap that stores the rest. */
export function ReadyCard({ expo }: { expo: Expo }) {
  const { found, ready, problem, share, isOnline, start } = useReadiness(expo);
  const stored = found && storedText(found, nowMs());
  const safari = safariTabOf(navigator, isInstalledApp());
  if (problem)
    return (
      <ReadyFrame>
        <p role="status">{problem}</p>
      </ReadyFrame>
    );
  return (
    <ReadyFrame
      isReady={ready}
      action={
        ready
          ? safari && (
              <div>
                <ShowHow variant="outline" />
              </div>
            )
          : found && isOnline && <GetReadyButton found={found} isBusy={share !== null} start={start} />
      }
    >
      {found ? (
        <p role="status">{share === null ? readyText(found) : 'Saving for offline…'}</p>
      ) : (
        <ReadyPromise />
      )}
      {share !== null && <ProgressBar value={share} max={1} label="Saving for offline" />}
      {found && share === null && (
        <p>{[stored && `${stored}.`, deletionText(found, safari)].filter(Boolean).join(' ')}</p>
      )}
      {found && !ready && !isOnline && (
        <p>Go online to get the {isTextStored(found) ? 'pictures' : 'rest'}.</p>
      )}
    </ReadyFrame>
  );
}
