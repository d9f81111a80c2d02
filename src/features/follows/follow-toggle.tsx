import { Check, Clock, Plus } from 'lucide-react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { type ShowAlert, useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './follow-toggle.module.css';
import { useFollowState } from './use-follow-state.ts';

type Props = {
  slug: string;
  name: string;
  /** On small phones without an icon, unless that says that it waits. */
  isCompact?: boolean;
  /** Beside a more important button. */
  isSecondary?: boolean;
};

/** Stores that a brand is followed or no longer so, or says why that is not possible. */
export const setFollow = (alert: ShowAlert, follow: ActionInput<'brand.follow'>) =>
  dispatchAction('brand.follow', follow).catch(alertNotStored(alert));

/** The button for signed-in visitors. A default export, as `lazy` requires. */
export default function FollowToggle({ slug, name, isCompact, isSecondary }: Props) {
  const alert = useAlert();
  const { isFollowed, isPending } = useFollowState(slug);
  const Icon = isPending ? Clock : isFollowed ? Check : Plus;
  const toggle = () => setFollow(alert, { slug, isFollowed: !isFollowed });
  return (
    <Button
      variant={isFollowed || isSecondary ? 'outline' : 'solid'}
      aria-pressed={isFollowed}
      data-pending={isPending || undefined}
      onClick={() => void toggle()}
    >
      <Icon size={18} aria-hidden className={isCompact && !isPending ? styles.icon : undefined} />
      {/* The name of a toggle button stays the same in both states, and begins with what is seen. */}
      <span aria-hidden>{isFollowed ? 'Following' : 'Follow'}</span>
      <span className="visually-hidden">
        Following {name}
        {isPending && ', not sent yet'}
      </span>
    </Button>
  );
}
