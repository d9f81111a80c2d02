import { Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { appleDeviceOf, isIos, isSafari } from '../../platform/in-app-browser.ts';
import styles from './install.module.css';

/** How the app is added by hand, as the browser and the device want it. */
export function InstallByHand() {
  const device = appleDeviceOf(navigator);
  if (device === 'mac' && isSafari(navigator))
    return (
      <>
        <p>
          On macOS 14 or later, open Safari’s <b>File</b> menu and choose <b>Add to Dock</b>.
        </p>
        <p className={styles.small}>The app in your Dock may ask you to log in once more.</p>
      </>
    );
  if (!isIos(navigator))
    return (
      <p>
        Open your browser’s menu and choose <b>Install app</b> or <b>Add to Home screen</b>. If you’ve done so
        already, open it like your other apps.
      </p>
    );
  return (
    <>
      {isSafari(navigator) ? (
        <SafariSteps isBarOnTop={device === 'ipad'} />
      ) : (
        <p>
          Tap <b>Share</b>, in your browser’s bar or its menu, and choose <b>Add to Home Screen</b>. Leave{' '}
          <b>Open as Web App</b> on, if it’s there, and tap <b>Add</b>.
        </p>
      )}
      <p className={styles.small}>The app on your home screen may ask you to log in once more.</p>
    </>
  );
}

/** Safari from version 26 on has `Share` and some of what is in its sheet behind one more tap. */
const SafariSteps = ({ isBarOnTop }: { isBarOnTop: boolean }) => (
  <ol className={styles.steps}>
    <Step
      drawing={
        isBarOnTop ? (
          <Drawing barOnTop spot={<Share x={62} y={9} size={14} />} />
        ) : (
          <Drawing spot={<Share x={38} y={101} size={14} />} />
        )
      }
    >
      Tap <b>Share</b> in Safari’s bar, or behind its three dots.
    </Step>
    <Step drawing={<Drawing sheet spot={<SquarePlus x={68} y={69} size={14} />} />}>
      Scroll, or tap <b>View More</b>, and choose <b>Add to Home Screen</b>.
    </Step>
    <Step drawing={<Drawing sheet spot={<rect x={62} y={54} width={20} height={9} rx={4} />} />}>
      Leave <b>Open as Web App</b> on, if it’s there, and tap <b>Add</b>.
    </Step>
  </ol>
);

const Step = ({ drawing, children }: { drawing: ReactNode; children: ReactNode }) => (
  <li>
    {drawing}
    <span>{children}</span>
  </li>
);

type DrawingProps = { sheet?: boolean; barOnTop?: boolean; spot: ReactNode };

/** A phone with the place to tap on it: in the browser's bar, or in the sheet that the step before has opened. */
export const Drawing = ({ sheet, barOnTop, spot }: DrawingProps) => (
  <svg className={styles.drawing} viewBox="0 0 90 124" aria-hidden="true">
    <rect className={styles.phone} x={2} y={2} width={86} height={120} rx={14} />
    {sheet ? (
      <>
        <rect className={styles.sheet} x={4} y={48} width={82} height={72} rx={10} />
        {[76, 92, 108].map((y) => (
          <path key={y} className={styles.line} d={`M14 ${y}h42`} />
        ))}
      </>
    ) : (
      <g transform={barOnTop ? 'matrix(1 0 0 -1 0 124)' : undefined}>
        {[20, 34, 48, 62].map((y) => (
          <path key={y} className={styles.line} d={`M14 ${y}h62`} />
        ))}
        <path className={styles.line} d="M4 94h82" />
      </g>
    )}
    <g className={styles.spot}>{spot}</g>
  </svg>
);
