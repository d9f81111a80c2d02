import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../domain/routing/paths.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { openVendorFrame, type VendorFrame } from '../../platform/vendor-frame.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './chat-panel.module.css';

type State = 'connecting' | 'ready' | 'failed';
type ChatVisitor = { name: string; email: string };

type Props = {
  /** The document in which the provider's script runs. */
  address: string;
  isOpen: boolean;
  /** Passed to the provider only once the visitor has opened the chat. */
  visitor: ChatVisitor | null;
  onClose: () => void;
};

/** The chat of another provider, in a document that shares nothing with this page. It stays connected while closed. */
export function ChatPanel({ address, isOpen, visitor, onClose }: Props) {
  const [state, setState] = useState<State>('connecting');
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<VendorFrame | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another frame
  useEffect(() => {
    setState('connecting');
    const opened = openVendorFrame(address, {
      title: 'Chat',
      onReady: () => setState('ready'),
      onMinimised: onClose,
      onGaveUp: () => setState('failed'),
    });
    place.current?.append(opened.element);
    setFrame(opened);
    return opened.close;
  }, [address, onClose, tries]);

  useEffect(() => {
    if (isOpen && visitor) frame?.send({ type: 'visitor', ...visitor });
  }, [frame, isOpen, visitor]);
  useEffect(() => {
    if (isOpen) frame?.send({ type: 'open' });
  }, [frame, isOpen]);

  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <h2>Chat</h2>
        <button type="button" aria-label="Close chat" onClick={onClose}>
          <X size={24} aria-hidden />
        </button>
      </div>
      {visitor && <p className={styles.note}>Our chat provider sees your name and email.</p>}
      <div ref={place} className={styles.place} data-state={state}>
        {state !== 'ready' && (
          <Waiting hasFailed={state === 'failed'} onRetry={() => setTries(tries + 1)} onLeave={onClose} />
        )}
      </div>
    </div>
  );
}

type WaitingProps = {
  hasFailed: boolean;
  onRetry: () => void;
  /** The link may lead to the page below, which is no change of the path. */
  onLeave: () => void;
};

function Waiting({ hasFailed, onRetry, onLeave }: WaitingProps) {
  const isOnline = useAtomValue(isOnlineAtom);
  const isConnecting = isOnline && !hasFailed;
  return (
    <div role="status" className={styles.waiting}>
      {isConnecting && <Spinner />}
      {isConnecting && <p>Connecting…</p>}
      {!isOnline && <p>You’re offline. Chat connects once you’re online.</p>}
      {isOnline && hasFailed && (
        <>
          <p>Chat isn’t responding right now.</p>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      {!isConnecting && (
        <ButtonLink href={paths.getInTouchOnlineService} onClick={onLeave}>
          Write to us instead
        </ButtonLink>
      )}
    </div>
  );
}
