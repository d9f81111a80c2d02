import { useQueryClient } from '@tanstack/react-query';
import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { shoppingListPath } from '../../domain/routing/paths.ts';
import { INVITATION_DAYS, MAX_LIST_PEOPLE } from '../../domain/shop/list-invitation.ts';
import { runMutation } from '../../platform/run-mutation.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ShownLink } from '../../ui/shown-link.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { useShare } from '../../ui/use-share.ts';
import { allListsKeys } from './queries.ts';
import styles from './sharing.module.css';
import { invitationLink } from './stored-invitation.ts';
import { type Person, useSharing } from './use-shared-lists.ts';

const FAILED = 'That didn’t work. Check your signal and try again.';

type Props = { expo: Expo; listId: string | undefined; onLeft: () => void };

/** Who shares a list, and how another person joins it or one leaves it. */
export function ShareList({ expo, listId, onLeft }: Props) {
  const { people } = useSharing(expo.id, listId);
  const modal = useModal('share-list');
  const isOwn = listId === undefined;
  const others = people.filter(({ isMe }) => !isMe).map(({ name }) => name);
  return (
    <>
      <Button variant="outline" onClick={() => modal.open()}>
        <Users size={18} aria-hidden />
        <span className={styles.names}>
          {others.length > 0 ? `With ${others.join(', ')}` : 'Invite someone'}
        </span>
      </Button>
      <Modal
        open={modal.subject !== null}
        onClose={modal.close}
        title={isOwn ? 'Share this list' : 'This list'}
      >
        {isOwn && people.length < MAX_LIST_PEOPLE && <Invite expo={expo} people={people} />}
        {people.length > 0 && (
          <People
            expo={expo}
            listId={listId}
            people={people}
            onLeft={() => {
              modal.close();
              onLeft();
            }}
          />
        )}
      </Modal>
    </>
  );
}

/** Makes a link first, and sends it with a tap of its own: browsers open their share sheet only right after a tap. */
function Invite({ expo, people }: { expo: Expo; people: readonly Person[] }) {
  const [made, setMade] = useState<{ link: string; before: readonly Person[] } | null>(null);
  // Somebody has joined since, so it is used: each link works once.
  const isUsed = people.some(({ by, isOwner }) => !isOwner && !made?.before.some((one) => one.by === by));
  const link = made && !isUsed ? made.link : null;
  const { run, isBusy } = useListMutation();
  const share = useShare();
  const make = () =>
    run(async () => {
      const { secret } = await runMutation('users.sharedLists.invite', { expoId: expo.id });
      const link = invitationLink(location.origin + shoppingListPath(expo.slug), secret);
      setMade({ link, before: people });
    });
  return (
    <>
      <p>
        {people.length > 0
          ? 'Send a link to one more person. They see this list, and all of you tick, add and change.'
          : 'Send a link to one person. They see this list, and both of you tick, add and change.'}{' '}
        The link works once, for {INVITATION_DAYS} days.
      </p>
      {link ? (
        <>
          <ShownLink url={link} />
          <Button wide onClick={() => void share(`Shopping list for ${expo.name}`, link)}>
            <Send size={18} aria-hidden />
            Send the link
          </Button>
        </>
      ) : (
        <Button wide busy={isBusy} onClick={() => void make()}>
          Make a link
        </Button>
      )}
    </>
  );
}

type PeopleProps = Props & { people: readonly Person[] };

/** Everyone on a list. Its owner may remove the others, and each of those themselves. */
function People({ expo, listId, people, onLeft }: PeopleProps) {
  const { run, isBusy } = useListMutation();
  const [askedBy, setAskedBy] = useState('');
  const exitOf = ({ by, name, isOwner, isMe }: Person): Exit | null => {
    const isOwn = listId === undefined;
    if (isOwn && !isOwner) {
      const go = () => runMutation('users.sharedLists.remove', { expoId: expo.id, by });
      return { verb: 'Remove', whom: name, no: 'Keep', go };
    }
    if (!isOwn && isMe) {
      const go = () => runMutation('users.sharedLists.leave', { listId }).then(onLeft);
      return { verb: 'Leave', whom: 'this list', no: 'Stay', go };
    }
    return null;
  };
  return (
    <ul className={styles.people} aria-label="On this list">
      {people.map((person) => {
        const exit = exitOf(person);
        return (
          <li key={person.by}>
            {exit && askedBy === person.by ? (
              <ExitQuestion
                exit={exit}
                isBusy={isBusy}
                onYes={() => void run(exit.go)}
                onNo={() => setAskedBy('')}
              />
            ) : (
              <>
                <span>
                  {person.name}
                  {person.isMe && ' (you)'}
                  {person.isOwner && <small>It’s {person.isMe ? 'your' : 'their'} list</small>}
                </span>
                {exit && (
                  <Button variant="quiet" onClick={() => setAskedBy(person.by)}>
                    {exit.verb}
                    <span className="visually-hidden"> {exit.whom}</span>
                  </Button>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How a person gets off a list, and the words for it. */
type Exit = {
  verb: 'Remove' | 'Leave';
  whom: string;
  /** Answers the question with no. */
  no: string;
  go: () => Promise<unknown>;
};
type QuestionProps = { exit: Exit; isBusy: boolean; onYes: () => void; onNo: () => void };

/** “No” takes the place of the pressed button, so a second tap changes nothing. */
function ExitQuestion({ exit: { verb, whom, no }, isBusy, onYes, onNo }: QuestionProps) {
  const question = `${verb} ${whom}?`;
  return (
    <div ref={takeFocus} className={styles.question} role="alertdialog" aria-label={question} tabIndex={-1}>
      <span>{question}</span>
      <Button variant="outline" busy={isBusy} onClick={onYes}>
        {verb}
      </Button>
      <Button variant="quiet" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}

/** The button pressed before is no longer on the page, and with it the focus is lost. */
const takeFocus = (question: HTMLElement | null) => question?.focus({ preventScroll: true });

/** Runs what changes who shares a list, one at a time, and loads the lists again. It cannot wait for a signal. */
function useListMutation() {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (mutate: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await mutate();
      for (const queryKey of allListsKeys) void queryClient.invalidateQueries({ queryKey });
    } catch {
      alert('error', FAILED);
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
