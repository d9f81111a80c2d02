import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** What could not be loaded: `The brands`. */
  what: string;
  onRetry: () => void;
  level?: 1 | 2;
};

/** A list or a thing that has not come, and the way on. */
export function Failure({ what, onRetry, level = 2 }: Props) {
  return (
    <Notice
      level={level}
      title={`${what} could not be loaded`}
      text="Nothing has come yet from our side. Check the signal and try again."
      picture="offline-signal"
    >
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
