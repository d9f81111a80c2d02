import { useAtomValue } from 'jotai';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../domain/paths.ts';
import { sendNow, waitingCountAtom } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sign-out-button.module.css';
import { houseAtom, signOut } from './verbs.ts';

/** Signs out; when something still waits to be sent, the visitor decides about it first. */
export function SignOutButton() {
  const house = useAtomValue(houseAtom);
  const waiting = useAtomValue(waitingCountAtom);
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (!house) return;
    setIsLeaving(true);
    await signOut(house, 'discard');
    navigate(paths.home, { replace: true });
  };
  if (isAsking && waiting > 0) {
    return (
      <div className={styles.question} role="alertdialog" aria-labelledby="sign-out-title">
        <p id="sign-out-title">
          {waiting === 1 ? 'One thing is' : `${waiting} things are`} saved on this phone and not sent yet.
        </p>
        <Button onClick={sendNow}>Send first</Button>
        <Button look="outline" busy={isLeaving} onClick={leave}>
          Discard and sign out
        </Button>
        <Button look="quiet" onClick={() => setIsAsking(false)}>
          Stay signed in
        </Button>
      </div>
    );
  }
  return (
    <button type="button" disabled={isLeaving} onClick={waiting > 0 ? () => setIsAsking(true) : leave}>
      <LogOut size={22} aria-hidden />
      Sign out
    </button>
  );
}
