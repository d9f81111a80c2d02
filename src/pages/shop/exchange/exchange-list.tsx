import { Printer, ScanLine, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Expo } from '../../../domain/expo/expo.ts';
import type { ListTransfer } from '../../../domain/shop/exchange/list-transfer.ts';
import type { ListName } from '../../../features/shopping-list/optimistic-items.ts';
import { useListCopy } from '../../../features/shopping-list/use-list-copy.ts';
import { useSharing } from '../../../features/shopping-list/use-shared-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Section } from '../../../ui/section.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import codeStyles from '../../code-screen.module.css';
import styles from './exchange.module.css';
import { GiveList } from './give-list.tsx';
import { ScannedList } from './scanned-list.tsx';
import { TakeList } from './take-list.tsx';
import type { Taken } from './taken-list.tsx';

type Props = {
  expo: Expo;
  listId?: string | undefined;
  /** The button for a list that several keep together. */
  invite: ReactNode;
};

/**
 * All ways to have a list elsewhere. Two phones exchange theirs by screen and camera, also where neither has a signal.
 */
export function ExchangeList({ expo, listId, invite }: Props) {
  const list = { expoId: expo.id, listId };
  const { copy, state } = useListCopy(list);
  const { people } = useSharing(expo.id, listId);
  const isShared = people.some(({ isMe }) => !isMe);
  const hasItems = copy.items.length > 0;
  const [given, setGiven] = useState<ListName>(list);
  const give = useModal('give-list');
  const take = useModal('take-list');
  const giveAway = (name: ListName) => {
    setGiven(name);
    give.open();
  };
  return (
    <div className={styles.onScreen}>
      <Section title={hasItems ? 'Share or print' : 'From another phone'}>
        <p>
          {invite &&
            hasItems &&
            listId === undefined &&
            !isShared &&
            'Invite someone to keep this list with you. '}
          {listId === undefined
            ? hasItems
              ? 'You can send and receive a list without signal: one phone shows codes, the other scans them, and both lists become one.'
              : 'Open the list on the other phone, send it from there, and scan its codes here. No signal needed.'
            : 'You can send it without signal: one phone shows codes, the other scans them. Those who share this list get your changes, others get a copy.'}
        </p>
        <div className={styles.ways}>
          {(hasItems || people.length > 0) && invite}
          {state === 'success' && hasItems && (
            <Button variant="outline" onClick={() => giveAway(list)}>
              <Share2 size={20} aria-hidden />
              Send to another phone
            </Button>
          )}
          <Button variant="outline" onClick={() => take.open()}>
            <ScanLine size={20} aria-hidden />
            Get from another phone
          </Button>
          {hasItems && (
            <Button variant="outline" onClick={() => print()}>
              <Printer size={20} aria-hidden />
              Print
            </Button>
          )}
        </div>
        <Modal
          fullScreen
          open={give.subject !== null}
          onClose={give.close}
          title={given.listId === undefined ? 'Send my list' : 'Send this list'}
        >
          <GiveList list={given} />
        </Modal>
        <Modal fullScreen open={take.subject !== null} onClose={take.close} title="Get a list">
          <Taking onClose={take.close} onGive={giveAway} />
        </Modal>
      </Section>
    </div>
  );
}

function Taking({ onClose, onGive }: { onClose: () => void; onGive: (list: ListName) => void }) {
  const [list, setList] = useState<ListTransfer | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  if (taken) {
    const { text, giveBack } = taken;
    return (
      <div className={codeStyles.screen}>
        <p data-announce>{text}</p>
        {giveBack && <Button onClick={() => onGive(giveBack)}>Give to the other phone</Button>}
      </div>
    );
  }
  if (!list) return <TakeList onTaken={setList} />;
  return <ScannedList list={list} onDone={setTaken} onCancel={onClose} onScanAgain={() => setList(null)} />;
}
