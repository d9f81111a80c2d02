import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { inAppBrowserOf, isInstalledApp, isIos } from '../../platform/in-app-browser.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { type CameraProblem, type Code, openCamera, readPhoto, scanCodes } from './scan-codes.ts';
import styles from './scanner.module.css';

const PROBLEMS: Record<Exclude<CameraProblem, 'refused'>, string> = {
  insecure:
    'This address isn’t secure, so the camera can’t be used. Open the address that starts with https.',
  none: 'We can’t use a camera on this device. If another app is using it, close that app and try again.',
};

/** Neither the browser inside an app nor an installed app on iOS has settings for a site. */
function refusedText(): string {
  const isInstalled = isInstalledApp();
  const inside = inAppBrowserOf(navigator, isInstalled);
  if (inside)
    return `The camera isn’t allowed inside ${inside.app}. Open this page in your own browser to use it.`;
  if (isInstalled && isIos(navigator))
    return 'The camera isn’t allowed here. Close the app, open it again and allow the camera when you’re asked.';
  return 'The camera isn’t allowed here. Allow it for this site in your browser’s settings, then try again.';
}

const NO_CODE = 'We can’t find a code in this picture. Take another one from closer, without glare.';

export type CodeSource = 'camera' | 'photo';

type Props = {
  /** What to hold the camera over. */
  hint: string;
  /** What else a visitor can do who has no camera, beside a photo of the code. */
  fallbackHint?: string | undefined;
  /** Takes the text of a code; returns what is wrong with it, or null when it is what was looked for. */
  onText: (text: string, from: CodeSource) => string | null;
};

/** Takes codes that are beside each other until one is what was looked for; returns what is wrong if none is. */
function noticeFor(codes: readonly Code[], take: Props['onText'], from: CodeSource): string | null {
  let wrong: string | null = NO_CODE;
  for (const { rawValue } of codes) if (wrong !== null) wrong = take(rawValue, from);
  return wrong;
}

/** The pause before the camera is opened again: what took it away may need it for a moment. */
const PAUSE_MS = 1_000;

/**
 * The camera's picture, read for QR codes while it shows. A camera that another app or the phone's lock has taken away
 * is opened again: its picture would stay black.
 */
export function Scanner({ hint, fallbackHint, onText }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  latest.current = onText;
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const photo = useRef<HTMLInputElement>(null);
  const readChosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setNotice(null);
    const codes = await readPhoto(file);
    // Otherwise the browser ignores the same file when it is chosen again.
    target.value = '';
    setNotice(noticeFor(codes, onText, 'photo'));
  };
  const openAgain = () => {
    setProblem(null);
    setAttempt((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera
  useEffect(() => {
    const scan = new AbortController();
    const { signal } = scan;
    let hasCamera = () => true;
    const openIfLost = () => {
      if (!signal.aborted && !document.hidden && !hasCamera()) openAgain();
    };
    const read = (codes: readonly Code[]) => {
      const wrong = noticeFor(codes, latest.current, 'camera');
      setNotice(wrong);
      if (wrong === null) scan.abort();
    };
    void openCamera().then((stream) => {
      if (typeof stream === 'string') {
        if (signal.aborted) return;
        hasCamera = () => stream !== 'none';
        return setProblem(stream);
      }
      const tracks = stream.getTracks();
      const release = () => {
        for (const track of tracks) track.stop();
      };
      if (signal.aborted || !video.current) return release();
      signal.addEventListener('abort', release);
      hasCamera = () => tracks.every(({ readyState, muted }) => readyState === 'live' && !muted);
      for (const track of tracks)
        track.addEventListener('ended', () => setTimeout(openIfLost, PAUSE_MS), { signal });
      video.current.srcObject = stream;
      void scanCodes(video.current, read, signal);
    });
    // Not every browser tells a page that slept that its camera was taken away.
    document.addEventListener('visibilitychange', openIfLost, { signal });
    return () => scan.abort();
  }, [attempt]);
  return (
    <div className={styles.scanner}>
      {problem ? (
        <>
          <p role="alert">{problem === 'refused' ? refusedText() : PROBLEMS[problem]}</p>
          {fallbackHint && <p>{fallbackHint}</p>}
          <ButtonRow>
            <Button onClick={() => photo.current?.click()}>Use a photo of the code</Button>
            {problem !== 'insecure' && (
              <Button variant="outline" onClick={openAgain}>
                Try again
              </Button>
            )}
          </ButtonRow>
        </>
      ) : (
        <div className={styles.frame}>
          <video ref={video} autoPlay muted playsInline aria-label="What the camera sees" />
        </div>
      )}
      {/* Always there: back from the phone's own camera, the page looks for one again. */}
      <input ref={photo} type="file" accept="image/*" hidden onChange={readChosen} />
      <p role="status">{notice ?? (problem ? null : hint)}</p>
    </div>
  );
}
