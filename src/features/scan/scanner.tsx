import { useEffect, useRef, useState } from 'react';
import { type CameraProblem, openCamera, scanCodes } from './scan-codes.ts';
import styles from './scanner.module.css';

const PROBLEMS: Record<CameraProblem, string> = {
  insecure:
    'This address isn’t secure, so the camera can’t be used. Open the address that starts with https.',
  refused:
    'The camera isn’t allowed here. Allow it for this site in your browser’s settings, then try again.',
  none: 'We can’t use a camera on this device. If another app is using it, close that app and try again.',
};

type Props = {
  /** What to hold the camera over. */
  hint: string;
  /** Takes the text of a code; returns what is wrong with it, or null when it is what was looked for. */
  onText: (text: string) => string | null;
};

/** The camera's picture, read for QR codes while it shows. */
export function Scanner({ hint, onText }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  latest.current = onText;
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const scan = new AbortController();
    const read = (text: string) => {
      const wrong = latest.current(text);
      setNotice(wrong);
      if (wrong === null) scan.abort();
    };
    void openCamera().then((stream) => {
      if (typeof stream === 'string') return setProblem(stream);
      const release = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (scan.signal.aborted || !video.current) return release();
      scan.signal.addEventListener('abort', release);
      video.current.srcObject = stream;
      void scanCodes(video.current, read, scan.signal);
    });
    return () => scan.abort();
  }, []);
  if (problem) return <p role="alert">{PROBLEMS[problem]}</p>;
  return (
    <div className={styles.scanner}>
      <div className={styles.frame}>
        <video ref={video} autoPlay muted playsInline aria-label="What the camera sees" />
      </div>
      <p role="status">{notice ?? hint}</p>
    </div>
  );
}
