import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useModal } from '../ui/use-modal.ts';
import styles from './help-and-banners.module.css';

/** The button of the chat, and its panel. The chat connects when the page is idle, or at once when it is opened. */
export function LiveChat({ address }: { address: string }) {
  const { sub } = useAtomValue(sessionAtom);
  const { subject, open, close } = useModal('chat');
  const isOpen = subject !== null;
  useBackCloses(isOpen, close);
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => void whenIdle(() => setIsStarted(true)), []);
  const { displayName: name = '', email } = useProfile().profile ?? {};
  const visitor = useMemo(() => (email ? { name, email } : null), [name, email]);
  const start = () => {
    setIsStarted(true);
    open();
  };
  return (
    <aside aria-label="Help" data-chat="">
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={start}>
        Chat
      </button>
      <Sheet open={isOpen} onClose={close} label="Chat">
        {/* The next visitor on this phone gets a chat of their own. */}
        {isStarted && (
          <ChatPanel key={sub} address={address} isOpen={isOpen} visitor={visitor} onClose={close} />
        )}
      </Sheet>
    </aside>
  );
}
