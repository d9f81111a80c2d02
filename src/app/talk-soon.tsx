import { useSetAtom } from 'jotai';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { checkInPath } from '../domain/routing/paths.ts';
import { type SoonTalk, seenTalksAtom } from '../features/agenda/soon-talk.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './help-and-banners.module.css';

/** How long all of it is shown. It lies on the page, and on a phone often on what is to be pressed. */
const WHOLE_MS = 20_000;
/** From so many minutes before the talk on, all of it is shown once more. */
const LAST_MINUTES = 5;

/** Says that a saved talk begins soon, until it is closed; after a while only in how many minutes. */
export function TalkSoon({ talk: { key, title, place, minutes } }: { talk: SoonTalk }) {
  const setSeen = useSetAtom(seenTalksAtom);
  const banner = useRef<HTMLParagraphElement>(null);
  const stage = minutes > LAST_MINUTES ? `${key} early` : `${key} late`;
  const [shrunkStage, setShrunkStage] = useState('');
  useEffect(() => {
    if (shrunkStage === stage) return;
    const timer = setInterval(() => {
      // A pressed banner, or one with the focus, does not shrink.
      if (!banner.current?.matches(':hover, :focus-within')) setShrunkStage(stage);
    }, WHOLE_MS);
    return () => clearInterval(timer);
  }, [stage, shrunkStage]);
  if (shrunkStage === stage)
    return (
      // Read out once, not each minute.
      <span aria-live="off" className={styles.shrunk}>
        <button
          type="button"
          className={styles.banner}
          aria-label={`In ${minutes} min: ${title}`}
          onClick={() => setShrunkStage('')}
        >
          <Clock size={18} aria-hidden />
          In {minutes} min
        </button>
      </span>
    );
  return (
    <p ref={banner} className={styles.banner}>
      <span>
        <span aria-live="off">In {minutes} min:</span> <Link href={checkInPath}>{title}</Link>
        {place && ` · ${place}`}
      </span>
      <Button variant="light" onClick={() => setSeen((seen) => new Set([...seen, key]))}>
        OK
      </Button>
    </p>
  );
}
