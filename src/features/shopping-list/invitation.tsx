import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  INVITATION_DAYS,
  type Invitation as InvitationAnswer,
  type InvitationState,
  invitationSchema,
  invitationStateSchema,
  MAX_LIST_PEOPLE,
} from '../../domain/shop/list-invitation.ts';
import { counted } from '../../domain/text/counted.ts';
import { onBackOnline } from '../../platform/connectivity.ts';
import { runMutation } from '../../platform/run-mutation.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { allListsKeys } from './queries.ts';
import styles from './sharing.module.css';

type Props = {
  secret: string;
  /** The visitor joined, or shares the list already. */
  onJoined: (expoSlug: string, listId: string) => void;
  onDismiss: () => void;
  /** Not answered: it comes back when the page is opened again in this tab. */
  onHide: () => void;
};

const whyNot: Record<Exclude<InvitationAnswer['state'], 'open'>, { title: string; text: string }> = {
  own: {
    title: 'This is your own list',
    text: 'The link lets one other person join it. Send it to them.',
  },
  joined: { title: 'You share this list already', text: 'It’s beside your own.' },
  used: {
    title: 'This invitation was used already',
    text: 'Each link lets one person join. Ask for a new one.',
  },
  gone: {
    title: 'This invitation doesn’t work',
    text: `The link may be cut off, or older than ${INVITATION_DAYS} days. Ask for a new one.`,
  },
  full: {
    title: 'This list has no room',
    text: `${MAX_LIST_PEOPLE} people share it, which is the most. One of them has to leave first.`,
  },
};

type NoInvitationProps = { state: keyof typeof whyNot; onGoOn: () => void; children?: ReactNode };

/** Why there is nothing to accept. `children`: another button. */
export function NoInvitation({ state, onGoOn, children }: NoInvitationProps) {
  const { title, text } = whyNot[state];
  return (
    <section className={styles.invitation}>
      <h2 data-announce>{title}</h2>
      <p>{text}</p>
      <ButtonRow>
        <Button onClick={onGoOn}>{state === 'joined' ? 'See the list' : 'Go on'}</Button>
        {children}
      </ButtonRow>
    </section>
  );
}

type CheckedProps = { secret: string; onDismiss: () => void; children: ReactNode };

/** Asks nobody to sign in for an invitation that no longer works. Without an answer it counts as one that does. */
export function CheckedInvitation({ secret, onDismiss, children }: CheckedProps) {
  const [state, setState] = useState<InvitationState['state'] | null>(null);
  useEffect(() => {
    runMutation('users.sharedLists.invitationState', { secret }, false)
      .then((answer) => setState(v.parse(invitationStateSchema, answer).state))
      .catch(() => setState('open'));
  }, [secret]);
  if (state === null) return loading;
  if (state === 'open') return children;
  return (
    <NoInvitation state={state} onGoOn={onDismiss}>
      {state === 'used' && (
        <Button variant="outline" onClick={() => setState('open')}>
          I joined by it: log in
        </Button>
      )}
    </NoInvitation>
  );
}

const loading = <Skeleton shape="row" label="Opening the invitation" count={1} />;

/** What an invitation is for, and the tap that accepts it. Nothing is written before. */
export function Invitation({ secret, onJoined, onDismiss, onHide }: Props) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const [answer, setAnswer] = useState<InvitationAnswer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const look = useCallback(() => {
    setHasFailed(false);
    call('invitation', secret).then(setAnswer, () => setHasFailed(true));
  }, [secret]);
  useEffect(look, [look]);
  useEffect(() => (hasFailed ? onBackOnline(look) : undefined), [hasFailed, look]);
  const join = async () => {
    setIsJoining(true);
    try {
      const result = await call('join', secret);
      if (result.state !== 'joined' || !result.list) return setAnswer(result);
      for (const queryKey of allListsKeys) void queryClient.invalidateQueries({ queryKey });
      alert('success', `You share ${result.list.ownerName}’s list now`);
      onJoined(result.list.expoSlug, result.list.id);
    } catch {
      alert('error', 'We couldn’t reach the list. Try again.');
    } finally {
      setIsJoining(false);
    }
  };
  if (hasFailed)
    return (
      <section className={styles.invitation} role="alert">
        <h2>You have an invitation to a list</h2>
        <p>We couldn’t open it. Check your signal and try again; it’s kept in this tab.</p>
        <ButtonRow>
          <Button onClick={look}>Try again</Button>
          <Button variant="outline" onClick={onHide}>
            Not now
          </Button>
        </ButtonRow>
      </section>
    );
  if (!answer) return loading;
  const { state, list } = answer;
  if (state === 'joined' && list)
    return <NoInvitation state={state} onGoOn={() => onJoined(list.expoSlug, list.id)} />;
  if (state !== 'open' || !list)
    return <NoInvitation state={state === 'open' ? 'gone' : state} onGoOn={onDismiss} />;
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation">{list.ownerName} shares a shopping list with you</h2>
      <p>
        For {list.expoName}, with {counted(list.itemCount, 'item')}. If you join, everyone on it sees your
        name and what you tick, add and change. Your own list stays yours.
      </p>
      <ButtonRow>
        <Button busy={isJoining} onClick={() => void join()}>
          Join the list
        </Button>
        <Button variant="outline" onClick={onDismiss}>
          No, thanks
        </Button>
      </ButtonRow>
    </section>
  );
}

const call = async (name: 'invitation' | 'join', secret: string): Promise<InvitationAnswer> =>
  v.parse(invitationSchema, await runMutation(`users.sharedLists.${name}`, { secret }));
