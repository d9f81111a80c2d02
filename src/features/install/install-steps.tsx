import { Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './install.module.css';

/** How Safari on a phone adds the app to the home screen. */
export const InstallSteps = () => (
  <>
    <ol className={styles.steps}>
      <Step drawing={<Drawing spot={<Share x={38} y={101} size={14} />} />}>
        Tap <b>Share</b> in Safari’s bar.
      </Step>
      <Step drawing={<Drawing sheet spot={<SquarePlus x={68} y={69} size={14} />} />}>
        Scroll and choose <b>Add to Home Screen</b>.
      </Step>
      <Step drawing={<Drawing sheet spot={<rect x={62} y={54} width={20} height={9} rx={4} />} />}>
        Tap <b>Add</b>.
      </Step>
    </ol>
    <p className={styles.small}>
      The app on your home screen doesn’t share Safari’s login: log in there once more.
    </p>
  </>
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
