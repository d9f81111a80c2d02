import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { Sheet } from '../ui/sheet.tsx';
import styles from './corner.module.css';

/** The button of the chat, and its panel. The chat connects when the page is idle, or at once when it is opened. */
export function LiveChat({ address }: { address: string }) {
  const { sub } = useAtomValue(sessionAtom);
  const [isOpen, setIsOpen] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => void whenIdle(() => setIsStarted(true)), []);
  const close = useCallback(() => setIsOpen(false), []);
  const { displayName: name = '', email } = useProfile().profile ?? {};
  const visitor = useMemo(() => (email ? { name, email } : null), [name, email]);
  const open = () => {
    setIsStarted(true);
    setIsOpen(true);
  };
  return (
    <aside aria-label="Help">
      <button type="button" className={styles.help} aria-haspopup="dialog" onClick={open}>
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
